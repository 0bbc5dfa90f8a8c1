import {
  type Catalog,
  type Component,
  type ComponentPresentation,
  describeComponents,
  snakeCase,
} from '../../core/index.ts'
import { hasContainers } from './tool-schemas.ts'

/** The parts of the instructions. A part with nothing to say is empty. */
export interface CanvasPromptParts {
  /** How to work with a chat and a canvas. */
  rules: string
  /** Every component, one line each. */
  components: string
  /** How containers, widths and links work. */
  layout: string
  /** What the app says about itself. */
  context: string
}

/** `{{rules}}`, `{{components}}`, `{{layout}}` and `{{context}}` stand for the parts; or a function that takes them. */
export type CanvasTemplate = string | ((parts: CanvasPromptParts) => string)

/** What the instructions of a canvas say besides its components. */
export interface CanvasPromptOptions {
  context?: string
  template?: CanvasTemplate
  modelLayout?: boolean
  typedUpdates?: boolean
  createMany?: boolean
  /** The model can also show views in the chat. */
  chatViews?: boolean
  presentation?: ComponentPresentation
}

/** What the system prompt says about a canvas with these components. */
export function canvasPrompt(catalog: Catalog, options: CanvasPromptOptions = {}): string {
  const { context = '', template = defaultTemplate, presentation } = options
  const parts: CanvasPromptParts = {
    rules: writeRules(options),
    components: describeComponents(catalog.modelComponents().map(asTool), presentation),
    layout: writeLayout(catalog, options),
    context: context.trim(),
  }
  return typeof template === 'function' ? template(parts) : fillTemplate(template, parts)
}

/** In one pass, so that what is filled in is not read as a template itself. */
function fillTemplate(template: string, parts: CanvasPromptParts): string {
  return template.replace(
    /\{\{\s*(rules|components|layout|context)\s*\}\}/g,
    (_, name: keyof CanvasPromptParts) => parts[name],
  )
}

function defaultTemplate({ rules, components, layout, context }: CanvasPromptParts): string {
  return [
    rules,
    `## What can stand on the canvas\n\nEach is a tool of that name.\n\n${components}`,
    layout === '' ? undefined : `## Layout\n\n${layout}`,
    context === '' ? undefined : `## App context\n\n${context}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function writeRules({ typedUpdates, createMany, chatViews }: CanvasPromptOptions): string {
  const update = typedUpdates === true ? 'the update tool of its component' : 'update_component'
  const rules = [
    chatViews === true
      ? 'What should stay in sight goes on the canvas, with the tools named below. A view that answers one question may stand in the chat.'
      : 'Every number, table, chart and other visual goes on the canvas, with the tools named below; never draw tables or charts as text.',
    'In the chat write one or two short sentences. Do not repeat there what the canvas shows.',
    'Prefer few components that say much to many that say little.',
    ...(createMany === false ? [] : ['To add several at once, use create_many.']),
    'Each instance has an id such as c3, told when it is created. Keep track of the ids: they are how you change what is there. An id is never used twice. The person does not see ids: call a card by its title or by what it shows.',
    `When the person refines something that is there, change it with ${update}; do not create another beside it.`,
    'Remove with remove_component what is no longer wanted. Use clear_canvas only when the person wants to start over.',
    'The person edits the canvas too. When you are not sure what is on it, or what they entered or selected, call get_canvas_state.',
    'When a call is refused, read why, correct it and try again. Do not apologise at length, and never make up data, columns or results.',
    'Only the components below exist. If something else is asked for, say so and offer the closest.',
  ]
  return `You work with the person in two places: this chat, and a canvas beside it that stays in sight.\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`
}

function writeLayout(catalog: Catalog, { modelLayout }: CanvasPromptOptions): string {
  const lines: string[] = []
  if (hasContainers(catalog)) {
    lines.push(
      'The canvas is a grid. Containers group what belongs together: create the container first, then give its id as parent_id. Removing a container removes what it holds.',
    )
  }
  if (modelLayout === true) {
    lines.push('Each component has a sensible width; use set_layout only when the person asks for another.')
  }
  lines.push(...writeLinks(catalog))
  return lines.join('\n')
}

/** Which selections can be linked to which props. */
function writeLinks(catalog: Catalog): string[] {
  const components = catalog.modelComponents()
  const sources = components.flatMap(({ name, outputs = {} }) =>
    Object.keys(outputs).map((output) => ({ name: snakeCase(name), output })),
  )
  const readers = components.flatMap(({ name, linkable = [] }) =>
    linkable.map((prop) => `${prop} of ${snakeCase(name)}`),
  )
  const [first] = sources
  if (first === undefined || readers.length === 0) return []
  const link = JSON.stringify({ $from: 'c2', output: first.output })
  const given = sources.map(({ name, output }) => `${output} of ${name}`)
  return [
    `Instances can be linked, so that what the person selects in one narrows another without you: give the prop as ${link}. Put out: ${given.join(', ')}. Taken by: ${readers.join(', ')}.`,
  ]
}

/** A component under the name of its tool, which is the one the model writes. */
function asTool(component: Component): Component {
  const { name, accepts, within } = component
  return {
    ...component,
    name: snakeCase(name),
    ...(accepts !== undefined && { accepts: accepts.map(snakeCase) }),
    ...(within !== undefined && { within: within.map(snakeCase) }),
  }
}
