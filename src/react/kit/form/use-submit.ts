import { useRef, useState } from 'react'
import { isPlainObject } from '../../../core/index.ts'
import type { FormProps } from '../../../kit/index.ts'
import { type ActionState, type FieldScope, type PressEvent, useAction } from '../../index.ts'
import { describeFields } from '../field/describe-fields.ts'
import { isBlank, readText } from '../read/lenient.ts'

/** Two presses closer than this with nothing changed between them are one: a double click, Enter and a click. */
const ONE_PRESS_MS = 500

export interface Submit {
  readonly state: ActionState
  /** Nothing can be sent from here. */
  readonly closed: boolean
  readonly question: string | undefined
  /** Checks the fields, asks where it must, sends. */
  submit(event: PressEvent & { readonly timeStamp: number }): void
  agree(event: PressEvent & { readonly timeStamp: number }): void
  cancel(): void
}

/** Sends the fields of a scope as one action. */
export function useSubmit(props: FormProps, scope: FieldScope): Submit {
  const { state, disabled, press } = useAction()
  const [asking, setAsking] = useState(false)
  const last = useRef({ at: Number.NEGATIVE_INFINITY, sent: '' })
  const question = readText(props.confirm)
  const closed = disabled || (props.once === true && state.status === 'done')

  const send: Submit['agree'] = (event) => {
    const entries = scope.entries()
    const secrets = Object.fromEntries(entries.filter(isSecret).map(({ key, read }) => [key, read()]))
    const values = scope.values()
    const sent = JSON.stringify([values, secrets])
    if (sent === last.current.sent && event.timeStamp - last.current.at < ONE_PRESS_MS) return
    last.current = { at: event.timeStamp, sent }
    const action = readText(props.action)
    void press(event, {
      name: isBlank(action) ? 'submit' : action,
      message: describeFields(readText(props.message), readText(props.title), entries),
      values,
      secrets,
      ...(isPlainObject(props.payload) && { payload: props.payload }),
    }).then(({ status }) => {
      // Nobody needs a secret twice.
      if (status === 'done') for (const { reset } of entries.filter(isSecret)) reset()
    })
  }

  return {
    state,
    closed,
    question: asking ? question : undefined,
    submit(event) {
      if (closed || !hasNoErrors(scope)) return
      if (isBlank(question)) send(event)
      else setAsking(true)
    },
    agree(event) {
      setAsking(false)
      // What was entered may have changed while the question stood.
      if (hasNoErrors(scope)) send(event)
    },
    cancel: () => setAsking(false),
  }
}

const isSecret = ({ secret }: { secret: boolean }): boolean => secret

/** Checks every field; the first that is wrong takes the focus. */
function hasNoErrors(scope: FieldScope): boolean {
  const found = scope.entries().flatMap((entry) => {
    const error = entry.check()
    return error === undefined ? [] : [{ ...entry, error }]
  })
  scope.setErrors(new Map(found.map(({ key, error }) => [key, error])))
  found[0]?.element()?.focus()
  return found.length === 0
}
