import { type Component, isPlainObject, type JsonSchema, modelPropsSchema } from '../../core/index.ts'
import type { GenuiSetup } from './options.ts'
import { signatureOf } from './signature.ts'

type Presents = Pick<GenuiSetup, 'presentation'>

/** What the model reads about a component. */
export function presented(component: Component, { presentation }: Presents): string {
  return presentation?.(component) ?? component.description
}

/** A component's line in the description of a tool that takes several. */
export function describeComponent(component: Component, setup: Presents): string {
  const schema = modelPropsSchema(component)
  const lines = [`- ${component.name}: ${sentence(presented(component, setup))}${placement(component)}`]
  lines.push(`  props: ${signatureOf(schema)}`, ...propNotes(schema))
  return lines.join('\n')
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}

function placement({ children, accepts, within }: Component): string {
  const takes = children
    ? ` Takes children${accepts === undefined ? '' : `: only ${accepts.join(', ')}`}.`
    : ''
  return within === undefined ? takes : `${takes} Stands only in ${within.join(', ')}.`
}

/** What the schema says of each prop in words. */
function propNotes({ properties }: JsonSchema): string[] {
  if (!isPlainObject(properties)) return []
  return Object.entries(properties).flatMap(([name, schema]) =>
    isPlainObject(schema) && typeof schema.description === 'string'
      ? [`  ${name}: ${schema.description}`]
      : [],
  )
}
