import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { isBlank } from '../read/lenient.ts'
import type { ControlProps, FieldFrameProps } from './use-kit-field.ts'

interface Props {
  frame: FieldFrameProps
  className: string
  children: ReactNode
}

/** A label above one control, its hint and what is wrong below. */
export function FieldFrame({ frame, className, children }: Props): ReactElement {
  return (
    <div className={`vt-field ${className}`} data-invalid={frame.error === undefined ? undefined : ''}>
      <label data-part="label" id={frame.ids.label} htmlFor={frame.ids.control}>
        <FieldLabel frame={frame} />
      </label>
      {children}
      <FieldNotes frame={frame} />
    </div>
  )
}

/** A legend above several controls that make one value. */
export function GroupFrame({
  frame,
  className,
  control,
  children,
}: Props & { control: ControlProps }): ReactElement {
  return (
    <fieldset
      className={`vt-field ${className}`}
      data-invalid={frame.error === undefined ? undefined : ''}
      disabled={control.disabled}
      aria-describedby={control['aria-describedby']}
    >
      <legend data-part="label">
        <FieldLabel frame={frame} />
      </legend>
      {children}
      <FieldNotes frame={frame} />
    </fieldset>
  )
}

export function FieldLabel({ frame: { label, required } }: { frame: FieldFrameProps }): ReactElement {
  return (
    <>
      <bdi>{label}</bdi>
      {required && (
        <span data-part="required" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
}

export function FieldNotes({ frame: { hint, error, ids } }: { frame: FieldFrameProps }): ReactElement {
  return (
    <>
      {!isBlank(hint) && (
        <p data-part="hint" id={ids.hint} dir="auto">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p data-part="error" id={ids.error}>
          <Icon name="circle-alert" />
          <span dir="auto">{error}</span>
        </p>
      )}
    </>
  )
}
