import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { ignoreHeldKey } from '../environment/use-one-press.ts'
import { useSay } from '../words/use-say.ts'

interface Props {
  question: string
  danger?: boolean | undefined
  agree(event: MouseEvent): void
  cancel(): void
}

/** A question in the place of the control; it takes the focus. */
export function ActionQuestion({ question, danger, agree, cancel }: Props): ReactElement {
  const say = useSay()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's semantics to one question
    <span
      role="group"
      aria-label={question}
      data-part="question"
      onKeyDown={(event) => {
        ignoreHeldKey(event)
        if (event.key === 'Escape') cancel()
      }}
    >
      <span dir="auto">{question}</span>
      <button
        ref={yes}
        type="button"
        className="vt-button"
        data-variant="primary"
        data-tone={danger ? 'danger' : undefined}
        data-size="small"
        onClick={agree}
      >
        {say('action.confirm')}
      </button>
      <button type="button" className="vt-button" data-variant="ghost" data-size="small" onClick={cancel}>
        {say('action.cancel')}
      </button>
    </span>
  )
}
