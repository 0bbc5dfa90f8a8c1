import { type ReactElement, useEffect, useRef } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import type { FieldScope } from '../../index.ts'
import { type ActProps, useAct } from '../environment/use-act.ts'
import { ignoreHeldKey } from '../environment/use-one-press.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { ActionQuestion } from './action-question.tsx'

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
  /** Merged into the payload: the row, the item. */
  more?: JsonObject
  /** Fields whose values go with it. */
  fields?: FieldScope | undefined
}

/** A button that raises an action: asks first if it must, shows progress, says why it was refused. */
export function ActionButton({ label, act, disabled, more, fields, ...look }: Props): ReactElement {
  const { state, disabled: closed, spent, question, start, agree, cancel } = useAct(label, act, more, fields)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const asking = question !== undefined
  const busy = state.status === 'busy'

  // The focused question leaves the page: the control takes the focus back.
  useEffect(() => {
    if (!asking && wasAsking.current) opener.current?.focus()
    wasAsking.current = asking
  }, [asking])

  return (
    <span className="vt-action">
      {asking ? (
        <ActionQuestion question={question} danger={look.danger} agree={agree} cancel={cancel} />
      ) : (
        <button
          ref={opener}
          type="button"
          className="vt-button"
          {...lookAttributes(look)}
          disabled={disabled === true || closed}
          aria-disabled={spent || undefined}
          aria-busy={busy || undefined}
          onKeyDown={ignoreHeldKey}
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
