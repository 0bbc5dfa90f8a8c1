import type { ReactElement } from 'react'
import type { ButtonProps } from '../../../kit/index.ts'
import { useFieldScope, useViewFinal } from '../../index.ts'
import { useLinks } from '../environment/use-link.ts'
import { useForm } from '../field/form-context.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { ActionButton, ButtonFace, type ButtonLook, lookAttributes } from '../parts/action-button.tsx'
import { useCopy } from '../parts/use-copy.ts'
import { isBlank, readChoice, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** A press does the first of these that applies: submits or resets a form, opens an address, copies, raises an action. */
export function Button(props: ButtonProps): ReactElement | null {
  const label = readText(props.label)
  const final = useViewFinal()
  const target = useLinks()(props.url)
  const scope = useFieldScope()
  const form = useForm()
  if (isBlank(label)) return null
  const look: ButtonLook = {
    variant: readChoice(props.variant, ['primary', 'secondary', 'ghost'], 'secondary'),
    danger: props.tone === 'danger',
    size: readChoice(props.size, ['small', 'large'], undefined),
    icon: readIcon(props.icon),
  }
  const disabled = props.disabled === true || !final
  const kind = readChoice(props.kind, ['submit', 'reset'], undefined)
  if (kind !== undefined && form !== undefined) {
    const isSubmit = kind === 'submit'
    return (
      <button
        type={kind}
        className="vt-button"
        {...lookAttributes(look)}
        disabled={disabled || (isSubmit && form.closed)}
        aria-disabled={(isSubmit && form.spent) || undefined}
        aria-busy={(isSubmit && form.busy) || undefined}
      >
        <ButtonFace label={label} icon={look.icon} />
      </button>
    )
  }
  if (kind === 'reset') {
    const reset = (): void => {
      for (const field of scope.entries()) field.reset()
    }
    return (
      <button
        type="button"
        className="vt-button"
        {...lookAttributes(look)}
        disabled={disabled}
        onClick={reset}
      >
        <ButtonFace label={label} icon={look.icon} />
      </button>
    )
  }
  if (target !== undefined && !disabled)
    return <LinkButton label={label} anchor={target.anchor} look={look} />
  const copied = readText(props.copyText)
  if (copied !== '') return <CopyingButton label={label} text={copied} look={look} disabled={disabled} />
  // A form's own submit sends its fields; outside forms any message may include them.
  const fields = form === undefined ? scope : undefined
  return <ActionButton label={label} act={props} disabled={disabled} fields={fields} {...look} />
}

function LinkButton({
  label,
  anchor,
  look,
}: {
  label: string
  anchor: { href: string; target?: '_blank'; rel?: string }
  look: ButtonLook
}): ReactElement {
  const say = useSay()
  return (
    <a className="vt-button" {...anchor} {...lookAttributes(look)}>
      <ButtonFace label={label} icon={look.icon} />
      {anchor.target !== undefined && <Icon name="external-link" />}
      {anchor.target !== undefined && <span className="vt-visually-hidden"> ({say('link.external')})</span>}
    </a>
  )
}

function CopyingButton({
  label,
  text,
  look,
  disabled,
}: {
  label: string
  text: string
  look: ButtonLook
  disabled: boolean
}): ReactElement {
  const say = useSay()
  const { state, copy } = useCopy()
  return (
    <span className="vt-action">
      <button
        type="button"
        className="vt-button"
        {...lookAttributes(look)}
        disabled={disabled}
        onClick={() => copy(text)}
      >
        <ButtonFace label={label} icon={state === 'copied' ? 'check' : (look.icon ?? 'copy')} />
      </button>
      <span role="status" className="vt-visually-hidden">
        {state === 'copied' && say('code.copied')}
      </span>
      {state === 'failed' && (
        <span role="alert" data-part="refusal">
          {say('code.copyFailed')}
        </span>
      )}
    </span>
  )
}
