import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'

interface Props {
  page: number
  pages: number
  onPage(page: number): void
}

/** Previous and next; at either end the button stays focusable and is announced as unavailable. */
export function TablePager({ page, pages, onPage }: Props): ReactElement {
  const say = useSay()
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number): ReactElement => {
    const off = to < 0 || to >= pages
    return (
      <button
        type="button"
        className="vt-button"
        data-variant="ghost"
        data-size="icon"
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={() => !off && onPage(to)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <div data-part="pager">
      {step(say('table.previous'), 'chevron-left', page - 1)}
      <span>{say('table.page', { page: page + 1, pages })}</span>
      {step(say('table.next'), 'chevron-right', page + 1)}
    </div>
  )
}
