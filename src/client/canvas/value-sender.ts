import type { JsonObject } from '../../core/index.ts'
import { randomId } from '../../internal/random-id.ts'
import type { CanvasValues } from './canvas-client-state.ts'

/** Between two sendings of what is still being dragged or typed. */
const PAUSE_MS = 100

export interface ValueSender {
  /** `final: false`: still typing or dragging; more is about to come. */
  set(values: CanvasValues, final: boolean): void
  /** Sends what waits. */
  flush(): void
}

interface ValueSenderOptions {
  /** Shows values; the same id again replaces them. */
  show(operationId: string, values: CanvasValues): void
  /** Resolves when the server answered or could not be reached. */
  send(operationId: string, values: CanvasValues): Promise<unknown>
  now?(): number
}

interface Card {
  waiting: { operationId: string; values: CanvasValues } | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  sentAt: number
  busy: boolean
}

/**
 * Sends the values of each card one request at a time, the latest wins: however fast they come, the server gets a few requests a
 * second.
 */
export function createValueSender({ show, send, now = Date.now }: ValueSenderOptions): ValueSender {
  const cards = new Map<string, Card>()

  const sendWaiting = (card: Card): void => {
    clearTimeout(card.timer)
    card.timer = undefined
    const { waiting } = card
    if (waiting === undefined || card.busy) return
    card.waiting = undefined
    card.busy = true
    card.sentAt = now()
    void send(waiting.operationId, waiting.values).finally(() => {
      card.busy = false
      if (card.waiting !== undefined) schedule(card)
    })
  }

  const schedule = (card: Card): void => {
    card.timer ??= setTimeout(() => sendWaiting(card), Math.max(0, card.sentAt + PAUSE_MS - now()))
  }

  return {
    set(values, final) {
      const card = cards.get(values.id) ?? { waiting: undefined, timer: undefined, sentAt: 0, busy: false }
      cards.set(values.id, card)
      const operationId = card.waiting?.operationId ?? randomId()
      const merged = merge(card.waiting?.values, values)
      card.waiting = { operationId, values: merged }
      show(operationId, merged)
      if (final) sendWaiting(card)
      else if (!card.busy) schedule(card)
    },
    flush() {
      for (const card of cards.values()) sendWaiting(card)
    },
  }
}

function merge(before: CanvasValues | undefined, { id, inputs, outputs }: CanvasValues): CanvasValues {
  const both = (one: JsonObject | undefined, other: JsonObject | undefined): JsonObject | undefined =>
    one === undefined ? other : { ...one, ...other }
  const allInputs = both(before?.inputs, inputs)
  const allOutputs = both(before?.outputs, outputs)
  return {
    id,
    ...(allInputs !== undefined && { inputs: allInputs }),
    ...(allOutputs !== undefined && { outputs: allOutputs }),
  }
}
