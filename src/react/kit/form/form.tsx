import {
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isPlainObject, ROOT_ID } from '../../../core/index.ts'
import type { FormProps } from '../../../kit/index.ts'
import {
  createFieldScope,
  FieldScopeProvider,
  HeadingScope,
  isComposing,
  useChildNodes,
  useNodeId,
  useViewFinal,
} from '../../index.ts'
import { FormContext } from '../field/form-context.ts'
import type { Slot } from '../parts/slot.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'
import { FormErrors } from './form-errors.tsx'
import { FormFoot } from './form-foot.tsx'
import { hasSubmit } from './has-submit.ts'
import { useSubmit } from './use-submit.ts'

/** Fields that are sent together; Enter and any submit button inside send them. */
export function Form(props: FormProps & Slot): ReactElement {
  const titleId = useId()
  const title = readText(props.title)
  const errors = JSON.stringify(readErrors(props.errors))
  const nodeId = useNodeId() ?? ROOT_ID
  const [scope] = useState(() => createFieldScope(nodeId, parseErrors(errors)))
  const final = useViewFinal()
  const submitting = useSubmit(props, scope)
  const { closed, spent } = submitting
  const hasOwnSubmit = hasSubmit(useChildNodes())
  const titled = !isBlank(title)
  // What had the focus when it was sent, for after a question.
  const opener = useRef<Element>(null)

  useEffect(() => scope.setErrors(parseErrors(errors)), [scope, errors])

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    opener.current = document.activeElement
    submitting.submit(event.nativeEvent)
  }
  const reset = (event: SyntheticEvent): void => {
    event.preventDefault()
    scope.setErrors(new Map())
    for (const field of scope.entries()) field.reset()
  }

  return (
    <FormContext.Provider value={{ busy: submitting.state.status === 'busy', closed, spent }}>
      <FieldScopeProvider nodeId={nodeId} scope={scope}>
        <form
          className="vt-form"
          noValidate
          aria-labelledby={titled ? titleId : undefined}
          onSubmit={submit}
          onReset={reset}
          onKeyDown={keepCandidates}
        >
          <Title id={titleId} text={title} />
          <FormErrors scope={scope} />
          <div data-part="body">
            {titled ? <HeadingScope>{props.children}</HeadingScope> : props.children}
          </div>
          {final && (
            <FormFoot
              form={props}
              submitting={submitting}
              opener={opener}
              scope={scope}
              hasOwnSubmit={hasOwnSubmit}
            />
          )}
        </form>
      </FieldScopeProvider>
    </FormContext.Provider>
  )
}

/** An Enter that picks a candidate of an input method must not send the form. */
function keepCandidates(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

function readErrors(written: unknown): [string, string][] {
  if (!isPlainObject(written)) return []
  return Object.entries(written).flatMap(([name, words]) =>
    typeof words === 'string' && !isBlank(words) ? [[name, words] satisfies [string, string]] : [],
  )
}

function parseErrors(text: string): ReadonlyMap<string, string> {
  const entries: [string, string][] = JSON.parse(text)
  return new Map(entries)
}
