import { type MouseEvent, useState } from 'react'
import { isPlainObject, type JsonObject } from '../../../core/index.ts'
import { type ActionState, type FieldScope, useAction } from '../../index.ts'
import { fillFields } from '../field/describe-fields.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { useOnePress } from './use-one-press.ts'

/** What a control may raise; every part may be missing or malformed. */
export interface ActProps {
  action?: unknown
  payload?: unknown
  message?: unknown
  confirm?: unknown
  once?: unknown
}

export interface Act {
  readonly state: ActionState
  readonly disabled: boolean
  /** It succeeded and is used up: a press does nothing, but it keeps the focus. */
  readonly spent: boolean
  /** The question being asked, if any. */
  readonly question: string | undefined
  /** Handles a press: asks first if there is a question, else raises. */
  start(event: MouseEvent): void
  /** Answers yes. */
  agree(event: MouseEvent): void
  cancel(): void
}

const DEFAULT_ACTION = 'send'

/**
 * The action of one control: may ask first, succeeds once, is busy meanwhile. `more` is merged into the payload; the values of
 * `fields` are sent along.
 */
export function useAct(label: string, act: ActProps, more?: JsonObject, fields?: FieldScope): Act {
  const { state, disabled, press } = useAction()
  const [asking, setAsking] = useState(false)
  const isRepeat = useOnePress()
  const question = readText(act.confirm)
  const spent = act.once === true && state.status === 'done'

  const raise = (event: MouseEvent): void => {
    const payload = { ...(isPlainObject(act.payload) && act.payload), ...more }
    const action = readText(act.action)
    const message = readText(act.message)
    const entries = fields?.entries() ?? []
    const request = {
      name: isBlank(action) ? DEFAULT_ACTION : action,
      message: isBlank(message) ? label : fillFields(message, entries),
      ...(entries.length > 0 && { values: fields?.values() }),
      ...(Object.keys(payload).length > 0 && { payload }),
    }
    if (!isRepeat(event, request)) void press(event.nativeEvent, request)
  }

  return {
    state,
    disabled,
    spent,
    question: asking ? question : undefined,
    start(event) {
      if (spent) return
      if (isBlank(question)) raise(event)
      else setAsking(true)
    },
    agree: (event) => {
      setAsking(false)
      raise(event)
    },
    cancel: () => setAsking(false),
  }
}
