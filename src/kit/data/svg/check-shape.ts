import { createIssue, describeValue, type Issue, isPlainObject, type Path } from '../../../core/index.ts'
import { MAX_DEPTH, type PlacedShape } from './place-shapes.ts'
import { attributesOf, SVG_ELEMENTS, type SvgValue } from './svg-elements.ts'
import { misfit } from './svg-value.ts'

const GRADIENTS = ['linearGradient', 'radialGradient']

/** The parents of elements that may not stand just anywhere. */
const PARENTS: Readonly<Record<string, readonly string[]>> = { stop: GRADIENTS, tspan: ['text', 'tspan'] }

/** What is wrong with one shape, apart from its references and its children. */
export function checkShape({ shape, path, depth, parent }: PlacedShape): Issue[] {
  if (depth > MAX_DEPTH) return [createIssue('too_deep', path, `shapes nest at most ${MAX_DEPTH} deep`)]
  const element = isPlainObject(shape) ? shape.el : undefined
  const attributes = attributesOf(element)
  if (!isPlainObject(shape) || typeof element !== 'string' || attributes === undefined) {
    const message = `expected one of ${SVG_ELEMENTS.join(', ')}; got ${describeValue(element)}`
    return [createIssue('invalid_value', [...path, 'el'], message)]
  }
  const inner = shape.shapes === undefined || Array.isArray(shape.shapes)
  return [
    ...(mayStandIn(element, parent)
      ? []
      : [createIssue('misplaced', [...path, 'el'], misplaced(element, parent))]),
    ...(inner ? [] : [createIssue('invalid_value', [...path, 'shapes'], 'expected a list of shapes')]),
    ...Object.entries(shape).flatMap(([name, value]) =>
      name === 'el' || name === 'shapes'
        ? []
        : checkAttribute(attributes, element, name, value, [...path, name]),
    ),
  ]
}

function mayStandIn(element: string, parent: string | undefined): boolean {
  if (Object.hasOwn(PARENTS, element)) return PARENTS[element]?.includes(parent ?? '') === true
  return parent === undefined || !GRADIENTS.includes(parent)
}

function misplaced(element: string, parent: string | undefined): string {
  return `${element} may not stand ${parent === undefined ? 'here' : `in ${parent}`}`
}

function checkAttribute(
  attributes: Readonly<Record<string, SvgValue>>,
  element: string,
  name: string,
  value: unknown,
  path: Path,
): Issue[] {
  const kind = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  if (kind === undefined) {
    const shown = JSON.stringify(name.slice(0, 40))
    const known = Object.keys(attributes).join(', ')
    return [createIssue('unknown_prop', path, `${element} takes no ${shown}; it takes ${known}`)]
  }
  const expected = misfit(kind, value)
  return expected === undefined
    ? []
    : [createIssue('invalid_value', path, `expected ${expected}; got ${describeValue(value)}`)]
}
