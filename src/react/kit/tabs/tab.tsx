import type { ReactElement } from 'react'
import type { TabProps } from '../../../kit/index.ts'
import type { Slot } from '../parts/slot.ts'

/** The content of one panel; the Tabs around it draw its label. */
export function Tab({ children }: Partial<TabProps> & Slot): ReactElement {
  return <div className="vt-tab">{children}</div>
}
