import type { ReactNode } from 'react'

/** The drawn child nodes, where a component takes any. */
export interface Slot {
  children?: ReactNode
}
