import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { findInstance } from '../state/instance-id.ts'
import type { CanvasState } from '../wire/canvas-state.ts'

type ById = Readonly<Record<string, JsonObject>>
interface CardValues {
  inputs?: JsonObject
  outputs?: JsonObject
}

/** What people had entered on cards that are gone: their readers keep it, and it comes back with an undo. */
export interface ValueMemory {
  outputsOf(id: string): JsonObject | undefined
  /** Keeps what these cards hold; called before they go. */
  keep(state: CanvasState, ids: readonly string[]): void
  /** What a card held when it went; given once. */
  takeBack(id: string): CardValues | undefined
}

/** Begins with the stored values of cards that the canvas no longer has. */
export function createValueMemory(snapshot: CanvasSnapshot, inputs: ById, outputs: ById): ValueMemory {
  const byId = new Map<string, CardValues>()
  const remember = (id: string, { inputs: entered, outputs: selected }: CardValues): void => {
    if (entered === undefined && selected === undefined) return
    byId.set(id, { ...(entered && { inputs: entered }), ...(selected && { outputs: selected }) })
  }
  for (const id of new Set([...Object.keys(inputs), ...Object.keys(outputs)])) {
    if (findInstance(snapshot, id) === undefined) remember(id, valuesOf({ inputs, outputs }, id))
  }
  return {
    outputsOf: (id) => byId.get(id)?.outputs,
    keep(state, ids) {
      for (const id of ids) remember(id, valuesOf(state, id))
    },
    takeBack(id) {
      const values = byId.get(id)
      byId.delete(id)
      return values
    },
  }
}

/** The values of the cards that are there. */
export function liveValues(snapshot: CanvasSnapshot, values: ById): Record<string, JsonObject> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => findInstance(snapshot, id) !== undefined))
}

function valuesOf({ inputs, outputs }: { inputs: ById; outputs: ById }, id: string): CardValues {
  const entered = Object.hasOwn(inputs, id) ? inputs[id] : undefined
  const selected = Object.hasOwn(outputs, id) ? outputs[id] : undefined
  return { ...(entered && { inputs: entered }), ...(selected && { outputs: selected }) }
}
