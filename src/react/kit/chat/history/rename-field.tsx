import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../index.ts'
import { useChatSay } from '../words/use-chat-say.ts'

/** The longest title the server accepts. */
const MAX_LENGTH = 200

/** A title being changed: Enter and leaving keep it, Escape does not. `undefined`: it stays as it was. */
export function RenameField({
  title,
  onDone,
}: {
  title: string
  onDone(title: string | undefined): void
}): ReactElement {
  const say = useChatSay()
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)

  useEffect(() => field.current?.select(), [])

  const finish = (keep: boolean): void => {
    // Leaving by Enter or Escape also blurs.
    if (done.current) return
    done.current = true
    const renamed = text.trim()
    onDone(keep && renamed !== '' && renamed !== title ? renamed : undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Escape') event.stopPropagation()
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      finish(event.key === 'Enter')
    }
  }

  return (
    <input
      ref={field}
      type="text"
      dir="auto"
      value={text}
      maxLength={MAX_LENGTH}
      aria-label={say('chat.title')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(true)}
    />
  )
}
