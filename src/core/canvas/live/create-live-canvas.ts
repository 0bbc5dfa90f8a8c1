import { toVitrailError } from '../../error/vitrail-error.ts'
import { createIssue, type Issue } from '../../issues/issue.ts'
import { getOwn } from '../../json/json-value.ts'
import { componentGone, unknownInstance } from '../dispatch/context.ts'
import type { CanvasCall, CanvasOperation } from '../dispatch/operation.ts'
import type { PlanStep } from '../dispatch/plan.ts'
import { createCanvas } from '../registry/create-canvas.ts'
import { findInstance } from '../state/instance-id.ts'
import type { CanvasLink } from '../state/link.ts'
import type { CanvasAuthor } from '../state/trace-entry.ts'
import { createCanvasLog } from './canvas-log.ts'
import { type CardTarget, createCards, type PreparedCard } from './cards.ts'
import { createFailures } from './failures.ts'
import type { CanvasOutcome, LiveCanvas, OperateOptions } from './live-canvas.ts'
import type { LiveCanvasOptions } from './options.ts'
import { overruledInputs } from './overruled-values.ts'
import { createPresence } from './presence.ts'
import { createPreviews } from './previews.ts'
import { createRedraw } from './redraw.ts'
import { createSerial } from './serial.ts'
import { createShowChange, type RequestIds } from './show-change.ts'
import { showPendingDuring } from './show-pending-during.ts'
import { createValueChecker } from './value-checker.ts'
import { createValueMemory, liveValues } from './value-memory.ts'

const DEFAULT_RESOLVE_TIMEOUT_MS = 30_000

/**
 * A canvas at work. An operation is planned, what it draws is resolved, and only then is it recorded and shown: if any of it fails,
 * nothing happened. What people enter in a card does not wait in that line; it resolves the card again at once.
 */
export function createLiveCanvas(options: LiveCanvasOptions): LiveCanvas {
  const { catalog, data, limits, trace, now, inputs = {}, outputs = {}, onError = logError } = options
  const linkValue = ({ $from, output }: CanvasLink): unknown =>
    getOwn(memory.outputsOf($from) ?? log.valuesOf('outputs', $from), output)
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
  const cards = createCards({
    catalog,
    data,
    resolveTimeoutMs: options.resolveTimeoutMs ?? DEFAULT_RESOLVE_TIMEOUT_MS,
    log,
    failures,
    inputsOf: (id) => log.valuesOf('inputs', id),
    linkedValue: (link) => ({ value: linkValue(link), live: find(link.$from) !== undefined }),
    onError,
  })
  const redraw = createRedraw({ catalog, registry, cards })
  const redrawAll = () => redraw.cards(Object.keys(registry.snapshot().instances))
  const previews = createPreviews(log)
  const presence = createPresence({ pause: cards.stopLive, resume: (ids) => void redraw.cards(ids) })
  const parts = { catalog, registry, log, memory, failures, cards, redraw, previews, onError }
  const showChange = createShowChange(parts)
  let closed = false

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
      const entered = log.valuesOf('inputs', target.id)
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
    const entries = registry.apply(plan, { by, operationId: ids.operationId })
    showChange({ before, entries, ids, ready })
    return { ok: true, steps: plan.steps, issues, repairs }
  }

  const stepBack = async (way: 'undo' | 'redo', { by, ...ids }: OperateOptions): Promise<CanvasOutcome> => {
    const before = registry.snapshot()
    const result = registry[way](by, ids.operationId)
    if (!result.ok) return result
    showChange({ before, entries: result.entries, ids, ready: [] })
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
  void redrawAll()

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
        inputs: log.valuesOf('inputs', id),
        outputs: log.valuesOf('outputs', id),
      })
      if (!checked.ok) return checked
      const values = checked.values
      log.emit({ kind: 'canvas-values', id, ...values, ...details })
      if (values.inputs !== undefined) void redraw.cards([id])
      if (values.outputs !== undefined) redraw.readersOf([id])
      return { ok: true, steps: [], issues: [], repairs: [] }
    },
    async retry(id) {
      const refused = known(id)
      if (refused !== undefined) return refused
      await redraw.cards([id])
      return { ok: true, steps: [], issues: [], repairs: [] }
    },
    refresh: () => (closed ? Promise.resolve() : redrawAll()),
    preview(preview) {
      if (!closed) previews.show(preview)
    },
    markChanging(callId, id) {
      if (!closed && find(id) !== undefined) previews.markChanging(callId, id)
    },
    endPreview: previews.end,
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
