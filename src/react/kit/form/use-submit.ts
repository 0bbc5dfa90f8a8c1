import { useState } from 'react'
import { isPlainObject } from '../../../core/index.ts'
import type { FormProps } from '../../../kit/index.ts'
import { type ActionState, type FieldScope, type PressEvent, useAction } from '../../index.ts'
import { useOnePress } from '../environment/use-one-press.ts'
import { describeFields } from '../field/describe-fields.ts'
import { isBlank, readText } from '../read/lenient.ts'

export interface Submit {
  readonly state: ActionState
  /** Nothing can be sent from here. */
  readonly closed: boolean
  /** It was sent and cannot be sent again. */
  readonly spent: boolean
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
  const isRepeat = useOnePress()
  const question = readText(props.confirm)
  const spent = props.once === true && state.status === 'done'

  const send: Submit['agree'] = (event) => {
    const entries = scope.entries()
    const secrets = Object.fromEntries(entries.filter(isSecret).map(({ key, read }) => [key, read()]))
    const values = scope.values()
    if (isRepeat(event, [values, secrets])) return
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
    closed: disabled,
    spent,
    question: asking ? question : undefined,
    submit(event) {
      if (disabled || spent || !hasNoErrors(scope)) return
      if (isBlank(question)) send(event)
      else setAsking(true)
    },
    agree(event) {
      setAsking(false)
      // The values may have changed while the question was open.
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
