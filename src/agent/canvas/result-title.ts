import type { Catalog, LiveCanvas, PlanStep } from '../../core/index.ts'
import { componentOf } from './component-of.ts'

/** What a call did, in a few words for the transcript: `Added scatter plot`. */
export function resultTitle(steps: readonly PlanStep[], canvas: LiveCanvas): string {
  const [first] = steps
  if (first === undefined) return 'Left the canvas as it was'
  if (steps.length > 1) return `Added ${steps.length} cards`
  return stepTitle(first, (id) => {
    const component = componentOf(canvas, id)
    return component === undefined ? 'a card' : titleOf(canvas.catalog, component)
  })
}

/** A component's title as it reads inside a sentence; initials stay capital. */
export function titleOf(catalog: Catalog, name: string): string {
  const title = catalog.get(name)?.title ?? name
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

function stepTitle(step: PlanStep, nameOf: (id: string) => string): string {
  switch (step.action) {
    case 'create':
      return `Added ${nameOf(step.id)}`
    case 'update':
      return `Updated ${nameOf(step.id)}`
    case 'remove':
      return `Removed ${nameOf(step.id)}`
    case 'clear':
      return 'Cleared the canvas'
    case 'move':
      return `Moved ${nameOf(step.id)}`
    case 'layout':
      return `Resized ${nameOf(step.id)}`
    default: {
      const unknown: never = step
      return unknown
    }
  }
}
