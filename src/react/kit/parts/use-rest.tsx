import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useViewFinal } from '../../index.ts'
import { usePrinted } from '../environment/printed.ts'
import { useSay } from '../words/use-say.ts'

/** How much of a list a page draws at once, whatever it was given. */
export const MAX_ITEMS = 300
export const MAX_ROWS = 100

interface Rest {
  readonly shown: number
  /** The button that shows the rest; null where all is shown. */
  readonly button: ReactNode
  /** The ref for the element around the list, which takes the focus when the button goes. */
  readonly hold: (element: HTMLElement | null) => void
}

/** Draws a long list in parts. */
export function useRest(count: number, most: number): Rest {
  const say = useSay()
  const final = useViewFinal()
  const printed = usePrinted()
  const [all, setAll] = useState(false)
  const holder = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    holder.current = element
  }, [])
  const left = all || printed ? 0 : Math.max(count - most, 0)
  const button = left > 0 && (
    <button
      type="button"
      className="vt-button"
      data-variant="ghost"
      data-size="small"
      disabled={!final}
      onClick={() => {
        holder.current?.focus({ preventScroll: true })
        setAll(true)
      }}
    >
      {say('fold.more', { n: left })}
    </button>
  )
  return { shown: count - left, button, hold }
}
