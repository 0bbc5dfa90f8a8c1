import { type ReactElement, useEffect, useRef } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import { type ActProps, useAct } from '../environment/use-act.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | undefined
  danger?: boolean | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: IconName | undefined
}

interface Props extends ButtonLook {
  label: string
  act: ActProps
  disabled?: boolean | undefined
  /** Joins the payload: the row, the item. */
  more?: JsonObject
}

/** A button that raises an action: asks where it must, shows that it works, says why it was refused. */
export function ActionButton({ label, act, disabled, more, ...look }: Props): ReactElement {
  const say = useSay()
  const { state, disabled: closed, question, start, agree, cancel } = useAct(label, act, more)
  const yes = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const asking = question !== undefined
  const busy = state.status === 'busy'

  // The control that had the focus leaves the page: its successor takes it.
  useEffect(() => {
    if (asking) yes.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = asking
  }, [asking])

  return (
    <span className="vt-action">
      {asking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's semantics to one question
        <span
          role="group"
          aria-label={question}
          data-part="question"
          onKeyDown={(event) => event.key === 'Escape' && cancel()}
        >
          <span dir="auto">{question}</span>
          <button
            ref={yes}
            type="button"
            className="vt-button"
            data-variant="primary"
            data-tone={look.danger ? 'danger' : undefined}
            data-size="small"
            onClick={agree}
          >
            {say('action.confirm')}
          </button>
          <button type="button" className="vt-button" data-variant="ghost" data-size="small" onClick={cancel}>
            {say('action.cancel')}
          </button>
        </span>
      ) : (
        <button
          ref={opener}
          type="button"
          className="vt-button"
          {...lookAttributes(look)}
          disabled={disabled === true || closed}
          aria-busy={busy || undefined}
          onClick={start}
        >
          <ButtonFace label={label} icon={state.status === 'done' ? 'check' : look.icon} />
        </button>
      )}
      {state.status === 'refused' && (
        <span role="alert" data-part="refusal" dir="auto">
          {state.reason}
        </span>
      )}
    </span>
  )
}

export function ButtonFace({ label, icon }: { label: string; icon?: IconName | undefined }): ReactElement {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <bdi>{label}</bdi>
    </>
  )
}

export function lookAttributes({ variant, danger, size }: ButtonLook): Record<string, string | undefined> {
  return { 'data-variant': variant, 'data-tone': danger ? 'danger' : undefined, 'data-size': size }
}
