import { type FormEvent, type KeyboardEvent, type ReactElement, type RefObject, useState } from 'react'
import { isComposing, useAgentChat } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { StopButton } from './stop-button.tsx'
import { useAutoHeight } from './use-auto-height.ts'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  placeholder: string | undefined
  onSend(text: string): void
}

/** Where the person writes. Enter sends, Shift+Enter breaks the line; people can go on writing while an answer streams. */
export function Composer({ field, placeholder, onSend }: ComposerProps): ReactElement {
  const say = useChatSay()
  const { status, isBusy } = useAgentChat()
  const [text, setText] = useState('')
  useAutoHeight(field, text)
  const canSend = !isBusy && text.trim() !== ''

  const send = (): void => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <form className="vt-chat-composer" onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        value={text}
        placeholder={placeholder ?? say('chat.composePlaceholder')}
        aria-label={say('chat.compose')}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isBusy && status !== 'loading' ? (
        <StopButton />
      ) : (
        <button
          type="submit"
          className="vt-button"
          data-variant="primary"
          data-size="icon"
          aria-label={say('chat.send')}
          title={say('chat.send')}
          disabled={!canSend}
        >
          <Icon name="arrow-up" />
        </button>
      )}
    </form>
  )
}
