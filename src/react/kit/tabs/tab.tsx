import type { ReactElement } from 'react'
import type { TabProps } from '../../../kit/index.ts'
import type { Slot } from '../parts/slot.ts'

/** What stands in one panel; its label is drawn by the Tabs around it. */
export function Tab({ children }: Partial<TabProps> & Slot): ReactElement {
  return <div className="vt-tab">{children}</div>
}
