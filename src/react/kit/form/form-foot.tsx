import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import type { FormProps } from '../../../kit/index.ts'
import type { FieldScope } from '../../index.ts'
import { labelled } from '../field/describe-fields.ts'
import { ActionQuestion } from '../parts/action-question.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import type { Submit } from './use-submit.ts'

interface Props {
  form: FormProps
  submitting: Submit
  /** What had the focus before a question was asked. */
  opener: RefObject<Element | null>
  scope: FieldScope
  /** A button inside sends the form. */
  hasOwnSubmit: boolean
}

/** The buttons of a form, what it asks before it sends, and how that went. */
export function FormFoot({ form, submitting, opener, scope, hasOwnSubmit }: Props): ReactElement {
  const say = useSay()
  const { state, closed, spent, question, agree, cancel } = submitting
  const label = readText(form.submitLabel)
  const sender = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const asking = question !== undefined

  useEffect(() => {
    if (!asking && wasAsking.current) {
      const back = opener.current?.isConnected === true ? opener.current : sender.current
      if (back instanceof HTMLElement) back.focus()
    }
    wasAsking.current = asking
  }, [asking, opener])

  return (
    <div data-part="foot" className="vt-action">
      {asking ? (
        <ActionQuestion question={question} agree={(event) => agree(event.nativeEvent)} cancel={cancel} />
      ) : (
        <>
          {!hasOwnSubmit && (
            <button
              ref={sender}
              type="submit"
              className="vt-button"
              data-variant="primary"
              disabled={closed}
              aria-disabled={spent || undefined}
              aria-busy={state.status === 'busy' || undefined}
            >
              <bdi>{isBlank(label) ? say('form.submit') : label}</bdi>
            </button>
          )}
          {form.reset === true && (
            <button type="reset" className="vt-button" data-variant="ghost">
              {say('form.reset')}
            </button>
          )}
          {form.copy === true && <FormValues scope={scope} />}
        </>
      )}
      <span role="status" data-part="outcome">
        {state.status === 'done' && say('form.sent')}
      </span>
      {state.status === 'refused' && (
        <span role="alert" data-part="refusal" dir="auto">
          {state.reason}
        </span>
      )}
    </div>
  )
}

/** Shows the entered values, for copying. */
function FormValues({ scope }: { scope: FieldScope }): ReactElement {
  const say = useSay()
  const [text, setText] = useState<string>()
  const show = (): void => {
    const lines = scope
      .entries()
      .filter(({ secret }) => !secret)
      .map(labelled)
    setText(lines.filter((line) => line !== '').join('\n'))
  }
  return (
    <>
      <button type="button" className="vt-button" data-variant="ghost" onClick={show}>
        {say('form.showValues')}
      </button>
      {text !== undefined && (
        <div data-part="values">
          <output dir="auto">{text}</output>
          <CopyButton text={text} label={say('form.copyValues')} />
        </div>
      )}
    </>
  )
}
