import { type ReactElement, useId } from 'react'
import type { AccordionProps } from '../../../kit/index.ts'
import { DisclosureGroupContext } from '../parts/disclosure-group.ts'
import type { Slot } from '../parts/slot.ts'

/** Folds in one frame; of those with one name the browser keeps a single one open. */
export function Accordion({ single, children }: AccordionProps & Slot): ReactElement {
  const group = useId()
  return (
    <DisclosureGroupContext.Provider value={single === true ? group : undefined}>
      <div className="vt-accordion vt-panel">{children}</div>
    </DisclosureGroupContext.Provider>
  )
}
