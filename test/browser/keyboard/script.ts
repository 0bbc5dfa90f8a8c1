import type { TreeNode } from 'vitrail'

/** What a key does besides moving the focus. */
export interface Effect {
  /** Text that the view then shows. */
  shows?: string
  /** Text that the view no longer shows. */
  hides?: string
  /** Part of the last action that was raised. */
  raises?: Readonly<Record<string, unknown>>
  /** The name of the file that was saved. */
  saves?: string
  /** The address that was opened. */
  opens?: string
  /** The content of the clipboard. */
  copies?: string
}

export interface Step {
  /** A key by its name, `Forward` and `Back` along the line, or text to type. */
  readonly press?: string
  readonly type?: string
  /** The focused element afterwards: role, name, state. */
  readonly focus: string
  readonly effect: Effect
}

/** The keys for one component, from the control before it to the one after it. */
export interface Script {
  /** The component, and the use of it. */
  readonly name: string
  readonly node: TreeNode
  readonly steps: readonly Step[]
}

export function press(key: string, focus: string, effect: Effect = {}): Step {
  return { press: key, focus, effect }
}

export function type(text: string, focus: string, effect: Effect = {}): Step {
  return { type: text, focus, effect }
}

export function script(
  name: string,
  props: TreeNode['props'],
  steps: readonly Step[],
  children?: TreeNode[],
): Script {
  const [component = name] = name.split(':')
  return { name, node: { type: component, props, ...(children !== undefined && { children }) }, steps }
}

/** Leaves the component: the last step of every script. */
export const leave = press('Tab', 'button after')
