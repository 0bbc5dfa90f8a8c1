import { useEffect, useRef, useState } from 'react'

type CopyState = 'ready' | 'copied' | 'failed'

const SHOWN_FOR_MS = 2_000

/** Copies text and shows for a moment how it went. */
export function useCopy(): { state: CopyState; copy(text: string): void } {
  const [state, setState] = useState<CopyState>('ready')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const say = (next: CopyState): void => {
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('ready'), SHOWN_FOR_MS)
  }

  return {
    state,
    copy(text) {
      // The clipboard is missing outside secure contexts and refused in frames without the permission.
      if (navigator.clipboard === undefined) return say('failed')
      navigator.clipboard.writeText(text).then(
        () => say('copied'),
        () => say('failed'),
      )
    },
  }
}
