import { type ReactElement, useId } from 'react'
import type { AccordionProps } from '../../../kit/index.ts'
import { DisclosureGroupContext } from '../parts/disclosure-group.ts'
import type { Slot } from '../parts/slot.ts'

/** Folds in one frame. Where they share a name, the browser keeps only one of them open. */
export function Accordion({ single, children }: AccordionProps & Slot): ReactElement {
  const group = useId()
  return (
    <DisclosureGroupContext.Provider value={single === true ? group : undefined}>
      <div className="vt-accordion vt-panel">{children}</div>
    </DisclosureGroupContext.Provider>
  )
}
