import { type ReactElement, useEffect, useRef } from 'react'
import { type FindHeir, useFocusHeir } from '../../parts/use-focus-heir.ts'
import { useChatSay } from '../words/use-chat-say.ts'

/** Asks in the place of the row; keeping is the focused answer. The next row takes the focus of one that is gone. */
export function DeleteQuestion({ onAnswer }: { onAnswer(agreed: boolean): void }): ReactElement {
  const say = useChatSay()
  const question = useRef<HTMLDivElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  useFocusHeir(question, theNextRow)
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's semantics to one question
    <div
      ref={question}
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

const theNextRow: FindHeir = (leaving) => {
  const list = leaving.closest('nav')
  const rows = [...(list?.querySelectorAll('li') ?? [])]
  const at = rows.findIndex((row) => row.contains(leaving))
  const next = rows[at + 1] ?? rows[at - 1]
  const start = list?.parentElement?.querySelector<HTMLElement>('[data-part="new"]')
  return () => next?.querySelector<HTMLElement>('[data-part="open"]') ?? start
}
