import { toVitrailError } from '../../error/vitrail-error.ts'
import { createIssue, type Issue } from '../../issues/issue.ts'
import { getOwn, type JsonObject } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'
import { componentGone, unknownInstance } from '../dispatch/context.ts'
import type { CanvasCall, CanvasOperation } from '../dispatch/operation.ts'
import type { PlanStep } from '../dispatch/plan.ts'
import { createCanvas } from '../registry/create-canvas.ts'
import type { CanvasInstance, CanvasSnapshot } from '../state/instance.ts'
import { findInstance } from '../state/instance-id.ts'
import type { CanvasLink } from '../state/link.ts'
import { readersOf } from '../state/links.ts'
import type { CanvasAuthor, TraceEntry } from '../state/trace-entry.ts'
import { createCanvasLog } from './canvas-log.ts'
import { type CardTarget, createCards, type PreparedCard } from './cards.ts'
import { changedInstances } from './changed-instances.ts'
import { createFailures } from './failures.ts'
import type { CanvasOutcome, LiveCanvas, OperateOptions } from './live-canvas.ts'
import type { LiveCanvasOptions } from './options.ts'
import { overruledInputs, overruledOutputs } from './overruled-values.ts'
import { createPresence } from './presence.ts'
import { refusedInputs } from './refused-inputs.ts'
import { createSerial } from './serial.ts'
import { showPendingDuring } from './show-pending-during.ts'
import { createValueChecker } from './value-checker.ts'
import { createValueMemory, liveValues } from './value-memory.ts'

const DEFAULT_RESOLVE_TIMEOUT_MS = 30_000

type ReadyCard = Extract<PreparedCard, { ok: true }>

/** The ids that the frames of a change carry: the asking client's, or the model's call's. */
interface RequestIds {
  operationId?: string
  callId?: string | undefined
}

/**
 * A canvas at work. An operation is planned, what it draws is resolved, and only then is it recorded and shown: if any of it fails,
 * nothing happened. What people enter in a card does not wait in that line; it resolves the card again at once.
 */
export function createLiveCanvas(options: LiveCanvasOptions): LiveCanvas {
  const { catalog, data, limits, trace, now, inputs = {}, outputs = {}, onError = logError } = options
  const linkValue = ({ $from, output }: CanvasLink): unknown =>
    getOwn(memory.outputsOf($from) ?? valuesOf('outputs', $from), output)
  const registry = createCanvas({
    catalog,
    data,
    linkValue,
    ...(limits !== undefined && { limits }),
    ...(trace !== undefined && { trace }),
    ...(now !== undefined && { now }),
  })
  const find = (id: string) => findInstance(registry.snapshot(), id)
  const memory = createValueMemory(registry.snapshot(), inputs, outputs)
  const log = createCanvasLog(options.emit)
  const failures = createFailures()
  const serial = createSerial()
  const checkValues = createValueChecker()
  const valuesOf = (kind: 'inputs' | 'outputs', id: string): JsonObject => log.state()[kind][id] ?? NOTHING
  const cards = createCards({
    catalog,
    data,
    resolveTimeoutMs: options.resolveTimeoutMs ?? DEFAULT_RESOLVE_TIMEOUT_MS,
    log,
    failures,
    inputsOf: (id) => valuesOf('inputs', id),
    linkedValue: (link) => ({ value: linkValue(link), live: find(link.$from) !== undefined }),
    onError,
  })
  const isShown = (callId: string): boolean => {
    const { previews, changing } = log.state()
    return (
      Object.hasOwn(changing, callId) || Object.values(previews).some((preview) => preview.callId === callId)
    )
  }
  const presence = createPresence({ pause: cards.stopLive, resume: (ids) => redrawAll(ids) })
  let closed = false

  const redrawAll = async (ids: Iterable<string>): Promise<void> => {
    await Promise.all([...ids].flatMap((id) => find(id) ?? []).map(cards.redraw))
  }
  /** Draws again what reads from these, but not these themselves. */
  const redrawReaders = (sources: readonly string[]): void => {
    const snapshot = registry.snapshot()
    const readers = new Set(sources.flatMap((id) => readersOf(catalog, snapshot, id)))
    for (const id of sources) readers.delete(id)
    void redrawAll(readers)
  }

  const commit = (
    before: CanvasSnapshot,
    entries: TraceEntry[],
    { operationId, callId }: RequestIds,
    prepared: readonly ReadyCard[],
  ): void => {
    const { drawn, gone } = changedInstances(before, registry.snapshot())
    memory.keep(log.state(), gone)
    if (entries.length > 0) {
      log.emit({
        kind: 'canvas-change',
        entries,
        canUndo: registry.canUndo(),
        canRedo: registry.canRedo(),
        ...(operationId !== undefined && { operationId }),
        ...(callId !== undefined && isShown(callId) && { callId }),
      })
    }
    for (const id of gone) {
      cards.stop(id)
      failures.drop(id)
    }
    const ready = new Map(prepared.map((card) => [card.target.id, card]))
    // Even an update that changes nothing draws its card again.
    for (const id of new Set([...drawn.map((instance) => instance.id), ...ready.keys()])) {
      const values = memory.takeBack(id)
      if (values !== undefined) log.emit({ kind: 'canvas-values', id, ...values })
      const card = ready.get(id)
      const was = findInstance(before, id)
      const is = find(id)
      if (was !== undefined && is !== undefined)
        dropOverruled(was, is, card?.entered ?? valuesOf('inputs', id))
      if (card === undefined) void redrawAll([id])
      else showUpdated(card)
    }
    redrawReaders([...gone, ...drawn.map(({ id }) => id)])
  }

  const dropValues = (id: string, kind: 'inputs' | 'outputs', names: readonly string[]): void => {
    if (names.length === 0) return
    log.emit({ kind: 'canvas-values', id, [kind]: Object.fromEntries(names.map((name) => [name, null])) })
  }
  /** Takes back inputs that a change of the prop of the same name overrules, and outputs that no longer apply. */
  const dropOverruled = (was: CanvasInstance, is: CanvasInstance, known: JsonObject): void => {
    const { id, component: name, props } = is
    const entered = valuesOf('inputs', id)
    // What came while the change was resolved stays.
    const inputs = overruledInputs(was.props, props, known).filter((key) => entered[key] === known[key])
    dropValues(id, 'inputs', inputs)
    const component = catalog.get(name)
    if (component === undefined) return
    try {
      dropValues(id, 'outputs', overruledOutputs(component, props, valuesOf('outputs', id)))
    } catch (error) {
      onError(error, { id, component: name, code: 'keep_outputs_failed' })
    }
  }

  const showUpdated = (card: ReadyCard): void => {
    const { id } = card.target
    const entered = valuesOf('inputs', id)
    const refused = refusedInputs(catalog, card.node, entered)
    dropValues(id, 'inputs', refused)
    cards.show(card)
    // It was resolved with what was entered before it was accepted.
    if (!sameJson(entered, card.inputs) || refused.length > 0) void redrawAll([id])
  }

  const perform = async (
    request: CanvasCall | CanvasOperation,
    by: CanvasAuthor,
    { signal, ...ids }: RequestIds & { signal?: AbortSignal | undefined },
  ): Promise<CanvasOutcome> => {
    const isCancelled = () => signal?.aborted === true
    if (isCancelled()) return CANCELLED
    const before = registry.snapshot()
    const planned = registry.dispatch(request, by)
    if (!planned.ok) return planned
    const { plan, issues, repairs } = planned
    const targets = plan.steps.flatMap(targetOf)
    const prepare = (target: CardTarget): Promise<PreparedCard> => {
      const was = findInstance(before, target.id)
      const entered = valuesOf('inputs', target.id)
      const without = was === undefined ? [] : overruledInputs(was.props, target.props, entered)
      return cards.prepare(target, { without, signal })
    }
    const prepared = await showPendingDuring(log, targets, () => Promise.all(targets.map(prepare)))
    const ready = prepared.filter((card) => card.ok)
    const refused = prepared.flatMap((card, index) => (card.ok ? [] : [refusal(card, targets[index])]))
    if (refused.length > 0 || closed) {
      for (const { resolution } of ready) resolution.stop()
      if (closed) return CLOSED
      return isCancelled() ? CANCELLED : { ok: false, issues: refused }
    }
    commit(before, registry.apply(plan, { by, operationId: ids.operationId }), ids, ready)
    return { ok: true, steps: plan.steps, issues, repairs }
  }

  const stepBack = async (way: 'undo' | 'redo', { by, ...ids }: OperateOptions): Promise<CanvasOutcome> => {
    const before = registry.snapshot()
    const result = registry[way](by, ids.operationId)
    if (!result.ok) return result
    commit(before, result.entries, ids, [])
    return { ok: true, steps: [], issues: [], repairs: [] }
  }

  const inLine = (work: () => Promise<CanvasOutcome>): Promise<CanvasOutcome> =>
    serial(async () => {
      if (closed) return CLOSED
      try {
        return await work()
      } catch (error) {
        const { code, message } = toVitrailError(error)
        onError(error, { id: '', component: '', code })
        return { ok: false, issues: [createIssue(code, [], message)] }
      }
    })

  const known = (id: string): Extract<CanvasOutcome, { ok: false }> | undefined => {
    if (closed) return CLOSED
    if (find(id) !== undefined) return undefined
    return { ok: false, issues: [unknownInstance(registry.snapshot(), id)] }
  }

  log.emit({
    kind: 'canvas-snapshot',
    state: {
      snapshot: registry.snapshot(),
      views: {},
      inputs: liveValues(registry.snapshot(), inputs),
      outputs: liveValues(registry.snapshot(), outputs),
      previews: {},
      changing: {},
      canUndo: registry.canUndo(),
      canRedo: registry.canRedo(),
    },
  })
  void redrawAll(Object.keys(registry.snapshot().instances))

  return {
    catalog,
    call: (call, { signal, callId } = {}) => inLine(() => perform(call, 'model', { signal, callId })),
    operate: (operation, { by, ...details }) => inLine(() => perform(operation, by, details)),
    undo: (details) => inLine(() => stepBack('undo', details)),
    redo: (details) => inLine(() => stepBack('redo', details)),
    async setValues(id, written, details = {}) {
      const instance = find(id)
      if (closed || instance === undefined) return known(id) ?? CLOSED
      const component = catalog.get(instance.component)
      if (component === undefined) return { ok: false, issues: [componentGone(instance)] }
      const checked = checkValues(component, written, {
        inputs: valuesOf('inputs', id),
        outputs: valuesOf('outputs', id),
      })
      if (!checked.ok) return checked
      const values = checked.values
      log.emit({ kind: 'canvas-values', id, ...values, ...details })
      if (values.inputs !== undefined) void redrawAll([id])
      if (values.outputs !== undefined) redrawReaders([id])
      return { ok: true, steps: [], issues: [], repairs: [] }
    },
    async retry(id) {
      const refused = known(id)
      if (refused !== undefined) return refused
      await redrawAll([id])
      return { ok: true, steps: [], issues: [], repairs: [] }
    },
    refresh: () => (closed ? Promise.resolve() : redrawAll(Object.keys(registry.snapshot().instances))),
    preview(preview) {
      if (!closed) log.emit({ kind: 'canvas-preview', ...preview })
    },
    markChanging(callId, id) {
      if (!closed && find(id) !== undefined) log.emit({ kind: 'canvas-changing', callId, id })
    },
    endPreview(callId) {
      if (isShown(callId)) log.emit({ kind: 'canvas-preview-end', callId })
    },
    state: log.state,
    trace: registry.trace,
    takeFailures: failures.take,
    reportFailure(failure) {
      const instance = find(failure.id)
      if (instance !== undefined) failures.add({ ...failure, component: instance.component })
    },
    follow: presence.follow,
    close() {
      closed = true
      presence.close()
      cards.stopAll()
    },
  }
}

const NOTHING: JsonObject = Object.freeze({})

const CLOSED: Extract<CanvasOutcome, { ok: false }> = Object.freeze({
  ok: false,
  issues: [createIssue('canvas_closed', [], 'the canvas is closed')],
})

const CANCELLED: Extract<CanvasOutcome, { ok: false }> = Object.freeze({
  ok: false,
  issues: [createIssue('cancelled', [], 'the call was cancelled before it was done; nothing was changed')],
})

function targetOf(step: PlanStep): CardTarget[] {
  return step.action === 'create' || step.action === 'update' ? [step] : []
}

function refusal(
  { code, message }: { code: string; message: string },
  target: CardTarget | undefined,
): Issue {
  return createIssue(code, [], `${target?.component ?? 'the card'} could not be drawn: ${message}`)
}

function logError(
  error: unknown,
  { id, component, code }: { id: string; component: string; code: string },
): void {
  console.error(`vitrail: canvas ${id} ${component} (${code})`, error)
}
