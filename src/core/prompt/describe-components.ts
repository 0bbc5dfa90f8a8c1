import type { Component } from '../catalog/component.ts'
import { shownPropsSchema } from '../profiles/model-props-schema.ts'
import { SIGNATURE_NOTATION, writeSignatures } from './write-signatures.ts'

const HEADING = 'Components, a line each: name {props} [the children it takes]: what it is for.'

/** What the model reads about a component; default: its description. */
export type ComponentPresentation = (component: Component) => string | undefined

/** Each component in one line: name, props, the children it takes, and what it is for; then what the names in them stand for. */
export function describeComponents(
  components: readonly Component[],
  presentation?: ComponentPresentation,
): string {
  const { signatures, definitions } = writeSignatures(
    new Map(components.map((component) => [component.name, shownPropsSchema(component)])),
  )
  const lines = components.map(
    (component) =>
      `${component.name} ${signatures.get(component.name)}${placement(component)}: ${presented(component, presentation)}`,
  )
  const where = definitions.length === 0 ? [] : ['where', ...definitions]
  return [`${HEADING} ${SIGNATURE_NOTATION}`, ...lines, ...where].join('\n')
}

/** Each component in one line, without its props. */
export function listComponents(
  components: readonly Component[],
  presentation?: ComponentPresentation,
): string {
  return components
    .map((component) => `${component.name}${placement(component)}: ${presented(component, presentation)}`)
    .join('\n')
}

/** What the model reads about a component: the app's own words, else its description. */
export function presented(component: Component, presentation?: ComponentPresentation): string {
  return presentation?.(component) ?? component.description
}

function placement({ children, childCount, accepts, within }: Component): string {
  const count = childCount === undefined ? '' : `${childCount.join('–')} `
  const takes = children ? ` [${count}${accepts?.join(', ') ?? 'children'}]` : ''
  return within === undefined ? takes : `${takes} in ${within.join(', ')}`
}
