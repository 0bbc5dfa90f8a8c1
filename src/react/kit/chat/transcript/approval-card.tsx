import { type ReactElement, useId, useRef, useState } from 'react'
import { type ApprovalPart, type ApprovalState, isPlainObject } from '../../../../core/index.ts'
import { useAgentChat, useVitrail } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { type FindHeir, useFocusHeir } from '../../parts/use-focus-heir.ts'
import { useChatSay } from '../words/use-chat-say.ts'
import { toolTitle } from './tool-title.ts'
import { ValueList } from './value-list.tsx'

/** Asks whether a tool may do what the model wants of it. The arguments shown are the ones it runs with. */
export function ApprovalCard({ part }: { part: ApprovalPart }): ReactElement {
  const say = useChatSay()
  const titleId = useId()
  // Only the server knows when its time is over: this clock may be wrong.
  const { state } = part
  const open = state === 'requested'
  return (
    <section className="vt-chat-approval" data-state={state} aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} data-part="title">
        <Icon name={open ? 'shield' : SETTLED_ICONS[state]} />
        <bdi>{say('chat.approval.title', { name: toolTitle(part) })}</bdi>
      </p>
      {isPlainObject(part.input) && Object.keys(part.input).length > 0 && <ValueList values={part.input} />}
      {open ? <ApprovalButtons part={part} /> : <p data-part="outcome">{say(`chat.approval.${state}`)}</p>}
    </section>
  )
}

const SETTLED_ICONS = {
  approved: 'circle-check',
  denied: 'circle-x',
  expired: 'clock',
  cancelled: 'circle-x',
} as const satisfies Record<Exclude<ApprovalState, 'requested'>, string>

function ApprovalButtons({ part }: { part: ApprovalPart }): ReactElement {
  const say = useChatSay()
  const { locale, timeZone } = useVitrail()
  const { approve } = useAgentChat()
  const [answer, setAnswer] = useState<{ pressed: boolean; problem?: string }>()
  const busy = answer !== undefined && answer.problem === undefined
  const inFlight = useRef(false)
  const buttons = useRef<HTMLDivElement>(null)
  useFocusHeir(buttons, theCard)

  const decide = async (pressed: boolean): Promise<void> => {
    if (inFlight.current) return
    inFlight.current = true
    setAnswer({ pressed })
    const result = await approve(part.approvalId, pressed)
    // The outcome itself arrives with the stream: until then the answer stands.
    if (result.ok) return
    inFlight.current = false
    setAnswer({ pressed, problem: result.error.message })
  }

  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(part.expiresAt)
  return (
    <>
      <div ref={buttons} data-part="buttons">
        <button
          type="button"
          className="vt-button"
          data-variant="primary"
          aria-busy={(busy && answer.pressed) || undefined}
          aria-disabled={busy || undefined}
          onClick={() => void decide(true)}
        >
          {say('chat.approval.approve')}
        </button>
        <button
          type="button"
          className="vt-button"
          aria-busy={(busy && !answer.pressed) || undefined}
          aria-disabled={busy || undefined}
          onClick={() => void decide(false)}
        >
          {say('chat.approval.deny')}
        </button>
        <span data-part="expires">{say('chat.approval.expires', { time })}</span>
      </div>
      {answer?.problem !== undefined && (
        <p role="alert" data-part="problem" dir="auto">
          {answer.problem}
        </p>
      )}
    </>
  )
}

/** It says what came of the question. */
const theCard: FindHeir = (leaving) => {
  const card = leaving.closest<HTMLElement>('.vt-chat-approval')
  return () => card
}
