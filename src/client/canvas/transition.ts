import {
  type CanvasEdit,
  type CanvasFrame,
  type CanvasState,
  EMPTY_CANVAS_STATE,
  foldCanvas,
} from '../../core/index.ts'
import type { ChatError } from '../http/chat-error.ts'
import { applyPending } from './apply-pending.ts'
import type { CanvasClientState, CanvasPhase, CanvasProblem, PendingEdit } from './canvas-client-state.ts'

export type CanvasEvent =
  | { type: 'reset' }
  | { type: 'opening'; threadId: string }
  | { type: 'loaded'; log: CanvasState }
  | { type: 'connected' }
  | { type: 'framed'; seq: number; frame: CanvasFrame }
  | { type: 'dropped'; attempt: number }
  | { type: 'failed'; error: ChatError }
  /** The same id again replaces what was not sent yet. */
  | { type: 'asked'; operationId: string; edit: CanvasEdit }
  | { type: 'answered'; operationId: string; seq: number }
  | { type: 'refused'; operationId: string; problem: CanvasProblem | undefined }
  | { type: 'unsent'; operationId: string; problem: CanvasProblem }
  | { type: 'resending' }
  | { type: 'dismissed' }

/** What a client holds: what is shown, and the log it is made from. */
interface CanvasModel {
  readonly shown: CanvasClientState
  readonly log: CanvasState
}

const NOTHING = { canvas: EMPTY_CANVAS_STATE, pending: [], problem: undefined } as const

export const initialCanvasModel: CanvasModel = Object.freeze({
  shown: Object.freeze({ status: 'idle', threadId: undefined, ...NOTHING }),
  log: EMPTY_CANVAS_STATE,
})

export function transition(model: CanvasModel, event: CanvasEvent): CanvasModel {
  const { shown, log } = model
  switch (event.type) {
    case 'reset':
      return initialCanvasModel
    case 'opening':
      return shown.threadId === event.threadId
        ? inPhase(model, { status: 'loading' })
        : {
            shown: { status: 'loading', threadId: event.threadId, ...NOTHING },
            log: EMPTY_CANVAS_STATE,
          }
    case 'loaded': {
      // What the server answered before is in what it sends now.
      const pending = shown.pending.filter(({ doneAt }) => doneAt === undefined)
      return inPhase(withLog(model, event.log, pending), { status: 'live' })
    }
    case 'connected':
      return shown.status === 'live' ? model : inPhase(model, { status: 'live' })
    case 'framed':
      return withFrame(model, event.seq, event.frame)
    case 'dropped':
      return inPhase(model, { status: 'reconnecting', attempt: event.attempt })
    case 'failed':
      return inPhase(model, { status: 'error', error: event.error })
    case 'asked':
      return withPending(model, put(shown.pending, event), shown.problem)
    case 'answered': {
      const pending = shown.pending.flatMap((each): PendingEdit[] => {
        if (each.operationId !== event.operationId) return [each]
        return event.seq <= log.seq ? [] : [{ ...each, doneAt: event.seq }]
      })
      return withPending(model, pending, shown.problem)
    }
    case 'refused':
      return withPending(model, without(shown.pending, event.operationId), event.problem ?? shown.problem)
    case 'unsent': {
      const pending = shown.pending.map((each) =>
        each.operationId === event.operationId ? { ...each, failed: true as const } : each,
      )
      return withPending(model, pending, event.problem)
    }
    case 'resending': {
      const pending = shown.pending.map(({ failed: _, ...each }) => each)
      return withPending(model, pending, undefined)
    }
    case 'dismissed': {
      const pending = shown.pending.filter(({ failed }) => failed !== true)
      return withPending(model, pending, undefined)
    }
    default: {
      const never: never = event
      return never
    }
  }
}

function withFrame(model: CanvasModel, seq: number, frame: CanvasFrame): CanvasModel {
  // A snapshot may come from a log that began anew, with lower numbers.
  const base = frame.kind === 'canvas-snapshot' ? EMPTY_CANVAS_STATE : model.log
  const log = foldCanvas(base, seq, frame)
  const own = 'operationId' in frame ? frame.operationId : undefined
  const pending = model.shown.pending.filter(
    ({ operationId, doneAt }) =>
      operationId !== own && (doneAt === undefined || (doneAt > log.seq && frame.kind !== 'canvas-snapshot')),
  )
  return withLog(model, log, pending)
}

function put(
  pending: readonly PendingEdit[],
  { operationId, edit }: { operationId: string; edit: CanvasEdit },
): PendingEdit[] {
  return [...without(pending, operationId), { operationId, edit }]
}

function without(pending: readonly PendingEdit[], operationId: string): PendingEdit[] {
  return pending.filter((each) => each.operationId !== operationId)
}

function inPhase({ shown, log }: CanvasModel, phase: CanvasPhase): CanvasModel {
  const { threadId, canvas, pending, problem } = shown
  return { shown: { ...phase, threadId, canvas, pending, problem }, log }
}

function withPending(
  model: CanvasModel,
  pending: readonly PendingEdit[],
  problem: CanvasProblem | undefined,
): CanvasModel {
  const next = withLog(model, model.log, pending)
  return next.shown.problem === problem ? next : { ...next, shown: { ...next.shown, problem } }
}

function withLog(model: CanvasModel, log: CanvasState, pending: readonly PendingEdit[]): CanvasModel {
  const { shown } = model
  const unchanged =
    pending.length === shown.pending.length && pending.every((each, index) => each === shown.pending[index])
  if (log === model.log && unchanged) return model
  return {
    log,
    shown: { ...shown, canvas: applyPending(log, pending), pending: unchanged ? shown.pending : pending },
  }
}
