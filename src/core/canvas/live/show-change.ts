import type { Catalog } from '../../catalog/catalog.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'
import type { CanvasRegistry } from '../registry/create-canvas.ts'
import type { CanvasInstance, CanvasSnapshot } from '../state/instance.ts'
import { findInstance } from '../state/instance-id.ts'
import type { TraceEntry } from '../state/trace-entry.ts'
import type { CanvasLog } from './canvas-log.ts'
import type { Cards, PreparedCard } from './cards.ts'
import { changedInstances } from './changed-instances.ts'
import type { Failures } from './failures.ts'
import type { LiveCanvasOptions } from './options.ts'
import { overruledInputs, overruledOutputs } from './overruled-values.ts'
import type { Previews } from './previews.ts'
import type { Redraw } from './redraw.ts'
import { refusedInputs } from './refused-inputs.ts'
import type { ValueMemory } from './value-memory.ts'

export type ReadyCard = Extract<PreparedCard, { ok: true }>

/** The ids that the frames of a change carry: the asking client's, or the model's call's. */
export interface RequestIds {
  operationId?: string
  callId?: string | undefined
}

/** A change that the registry has recorded. */
export interface RecordedChange {
  before: CanvasSnapshot
  entries: TraceEntry[]
  ids: RequestIds
  /** What was resolved for it. */
  ready: readonly ReadyCard[]
}

export interface ShowChangeParts {
  catalog: Catalog
  registry: CanvasRegistry
  log: CanvasLog
  memory: ValueMemory
  failures: Failures
  cards: Cards
  redraw: Redraw
  previews: Previews
  onError: NonNullable<LiveCanvasOptions['onError']>
}

/** Tells everybody of a change, and brings what is drawn and what people entered in line with it. */
export function createShowChange(parts: ShowChangeParts): (change: RecordedChange) => void {
  const { catalog, registry, log, memory, failures, cards, redraw, previews, onError } = parts

  const dropValues = (id: string, kind: 'inputs' | 'outputs', names: readonly string[]): void => {
    if (names.length === 0) return
    log.emit({ kind: 'canvas-values', id, [kind]: Object.fromEntries(names.map((name) => [name, null])) })
  }
  /** Takes back inputs that a change of the prop of the same name overrules, and outputs that no longer apply. */
  const dropOverruled = (was: CanvasInstance, is: CanvasInstance, known: JsonObject): void => {
    const { id, component: name, props } = is
    const entered = log.valuesOf('inputs', id)
    // What came while the change was resolved stays.
    const inputs = overruledInputs(was.props, props, known).filter((key) => entered[key] === known[key])
    dropValues(id, 'inputs', inputs)
    const component = catalog.get(name)
    if (component === undefined) return
    try {
      dropValues(id, 'outputs', overruledOutputs(component, props, log.valuesOf('outputs', id)))
    } catch (error) {
      onError(error, { id, component: name, code: 'keep_outputs_failed' })
    }
  }
  const showCard = (card: ReadyCard): void => {
    const { id } = card.target
    const entered = log.valuesOf('inputs', id)
    const refused = refusedInputs(catalog, card.node, entered)
    dropValues(id, 'inputs', refused)
    cards.show(card)
    // It was resolved with what was entered before it was accepted.
    if (!sameJson(entered, card.inputs) || refused.length > 0) void redraw.cards([id])
  }
  const tell = (entries: TraceEntry[], { operationId, callId }: RequestIds): void => {
    if (entries.length === 0) return
    log.emit({
      kind: 'canvas-change',
      entries,
      canUndo: registry.canUndo(),
      canRedo: registry.canRedo(),
      ...(operationId !== undefined && { operationId }),
      ...(callId !== undefined && previews.has(callId) && { callId }),
    })
  }

  return ({ before, entries, ids, ready }) => {
    const now = registry.snapshot()
    const { drawn, gone } = changedInstances(before, now)
    memory.keep(log.state(), gone)
    tell(entries, ids)
    for (const id of gone) {
      cards.stop(id)
      failures.drop(id)
    }
    const readyCards = new Map(ready.map((card) => [card.target.id, card]))
    // Even an update that changes nothing draws its card again.
    for (const id of new Set([...drawn.map((instance) => instance.id), ...readyCards.keys()])) {
      const values = memory.takeBack(id)
      if (values !== undefined) log.emit({ kind: 'canvas-values', id, ...values })
      const card = readyCards.get(id)
      const was = findInstance(before, id)
      const is = findInstance(now, id)
      if (was !== undefined && is !== undefined)
        dropOverruled(was, is, card?.entered ?? log.valuesOf('inputs', id))
      if (card === undefined) void redraw.cards([id])
      else showCard(card)
    }
    redraw.readersOf([...gone, ...drawn.map(({ id }) => id)])
  }
}
