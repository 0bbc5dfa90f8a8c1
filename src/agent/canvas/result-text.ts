import { type LiveCanvas, type PlanStep, snakeCase } from '../../core/index.ts'
import { componentOf } from './component-of.ts'

/** What a call did, in words for the model: ids, and after an update all the props. `canvas` is as the call left it. */
export function resultText(steps: readonly PlanStep[], canvas: LiveCanvas): string {
  const created = steps.filter((step) => step.action === 'create')
  const lines = steps.map((step) => stepText(step, canvas))
  if (created.length > 0) {
    lines.push(
      created.length === 1
        ? 'Use this id to change or remove it.'
        : 'Use these ids to change or remove them.',
    )
  }
  return lines.length === 0 ? 'Nothing had to be changed.' : lines.join('\n')
}

function stepText(step: PlanStep, canvas: LiveCanvas): string {
  const named = (id: string): string => {
    const component = componentOf(canvas, id)
    return component === undefined ? `"${id}"` : `"${id}" (${snakeCase(component)})`
  }
  switch (step.action) {
    case 'create': {
      const inside = step.parentId === undefined ? '' : ` inside ${named(step.parentId)}`
      return `Created instance "${step.id}" (${snakeCase(step.component)})${inside}.`
    }
    case 'update':
      return `Updated ${named(step.id)}. Its props now: ${JSON.stringify(step.props)}`
    case 'remove': {
      const held = step.ids.filter((id) => id !== step.id)
      return `Removed ${named(step.id)}${held.length === 0 ? '' : ` with what it held: ${held.map(named).join(', ')}`}.`
    }
    case 'clear':
      return clearText(step)
    case 'move': {
      const where = step.parentId === undefined ? 'on the canvas itself' : `inside ${named(step.parentId)}`
      return `Moved ${named(step.id)}: it is now number ${step.index + 1} ${where}.`
    }
    case 'layout':
      return `Set the layout of ${named(step.id)}: ${JSON.stringify(step.layout)}`
    default: {
      const unknown: never = step
      return unknown
    }
  }
}

function clearText({ ids, keep }: Extract<PlanStep, { action: 'clear' }>): string {
  const kept =
    keep.length === 0 ? '' : ` The person pinned ${keep.join(', ')}: they stay, with what holds them.`
  if (ids.length === 0)
    return keep.length === 0 ? 'The canvas was already empty.' : `Nothing was removed.${kept}`
  return `Cleared the canvas: ${ids.length} ${ids.length === 1 ? 'instance' : 'instances'} removed.${kept}`
}
