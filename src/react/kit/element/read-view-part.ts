import { isPlainObject, isTreeNode, TREE_COMPONENT, type UiPart } from '../../../core/index.ts'

/** Reads what a page hands over: a `ui` part, a component with its props, or a tree. Undefined for anything else. */
export function readViewPart(value: unknown): UiPart | undefined {
  const given = typeof value === 'string' ? parse(value) : value
  if (!isPlainObject(given)) return undefined
  const id = typeof given.id === 'string' ? given.id : 'view'
  const { component, props } = given
  if (typeof component === 'string' && isPlainObject(props)) {
    // The fields that drawing relies on have been checked; the rest is up to the page.
    return { ...(given as Partial<UiPart>), type: 'ui', id, component, props }
  }
  return isTreeNode(given) ? { type: 'ui', id, component: TREE_COMPONENT, props: { root: given } } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
