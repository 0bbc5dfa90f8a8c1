import { type ReactElement, useContext } from 'react'
import type { DisclosureProps } from '../../../kit/index.ts'
import { useViewState } from '../../index.ts'
import { usePrinted } from '../environment/printed.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { DisclosureGroupContext } from '../parts/disclosure-group.ts'
import type { Slot } from '../parts/slot.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** Draws Disclosure of `vitrail/kit`. */
export function Disclosure({ title, icon, open, children }: DisclosureProps & Slot): ReactElement {
  const say = useSay()
  const group = useContext(DisclosureGroupContext)
  const [unfolded, unfold] = useViewState('open', open === true, isBoolean)
  const printed = usePrinted()
  const picture = readIcon(icon)
  const words = readText(title)
  return (
    <details
      className="vt-disclosure"
      name={printed ? undefined : group}
      open={unfolded || printed}
      onToggle={(event) => {
        // Printing opens every fold, which nobody chose.
        if (!printed && event.currentTarget.open !== unfolded) unfold(event.currentTarget.open)
      }}
    >
      <summary>
        <Icon name="chevron-right" />
        {picture !== undefined && <Icon name={picture} />}
        <span data-part="title" dir="auto">
          {isBlank(words) ? say('disclosure.untitled') : words}
        </span>
      </summary>
      <div data-part="body">
        {/* Folds inside it are not part of the group. */}
        <DisclosureGroupContext.Provider value={undefined}>{children}</DisclosureGroupContext.Provider>
      </div>
    </details>
  )
}

function isBoolean(kept: unknown): kept is boolean {
  return typeof kept === 'boolean'
}
