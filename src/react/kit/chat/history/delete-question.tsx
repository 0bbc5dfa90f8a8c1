import { type ReactElement, useEffect, useRef } from 'react'
import { useChatSay } from '../words/use-chat-say.ts'

/** Asks in the row's own place; keeping is the answer at hand. */
export function DeleteQuestion({ onAnswer }: { onAnswer(agreed: boolean): void }): ReactElement {
  const say = useChatSay()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's semantics to one question
    <div
      role="group"
      aria-label={say('chat.deleteAsk')}
      data-part="question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onAnswer(false)
      }}
    >
      <span data-part="ask">{say('chat.deleteAsk')}</span>
      <button
        type="button"
        className="vt-button"
        data-variant="primary"
        data-tone="danger"
        data-size="small"
        onClick={() => onAnswer(true)}
      >
        {say('chat.deleteYes')}
      </button>
      <button
        ref={keep}
        type="button"
        className="vt-button"
        data-size="small"
        onClick={() => onAnswer(false)}
      >
        {say('chat.deleteNo')}
      </button>
    </div>
  )
}
