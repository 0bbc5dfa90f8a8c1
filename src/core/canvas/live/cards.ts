import type { Catalog } from '../../catalog/catalog.ts'
import { formatIssues } from '../../issues/format-issues.ts'
import type { Issue } from '../../issues/issue.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'
import type { TreeNode } from '../../tree/node.ts'
import { validateTree } from '../../tree/validate-tree.ts'
import { alonesOf } from '../dispatch/alones-of.ts'
import type { CanvasInstance } from '../state/instance.ts'
import type { CanvasLink } from '../state/link.ts'
import type { CanvasLog } from './canvas-log.ts'
import { drawnProps, type LinkedValue } from './drawn-props.ts'
import type { Failures } from './failures.ts'
import { type Resolution, type ResolutionResult, startResolution } from './resolution.ts'

/** Milliseconds before a card says that it is working, so that quick ones don't flicker, and before it gives way to newer values. */
export const PENDING_AFTER_MS = 150

/** What `resolve` returns may be large: it is the app's own. */
const RESOLVED_LIMITS = { maxDepth: 32, maxNodes: 2_000, maxUnits: 20_000 }

/** An instance as it is, or as it will be if its plan is accepted. */
export type CardTarget = Pick<CanvasInstance, 'id' | 'component' | 'version' | 'props'>

export type PreparedCard =
  | {
      ok: true
      target: CardTarget
      node: TreeNode
      issues: Issue[]
      /** What it was resolved with, and all that was entered on it then. */
      inputs: JsonObject
      entered: JsonObject
      /** Its props with what they were linked to then. */
      drawn: JsonObject
      resolution: Resolution
    }
  | { ok: false; code: string; message: string }

interface CardsOptions {
  catalog: Catalog
  data: unknown
  resolveTimeoutMs: number
  log: CanvasLog
  failures: Failures
  inputsOf(id: string): JsonObject
  linkedValue(link: CanvasLink): LinkedValue
  onError(error: unknown, details: { id: string; component: string; code: string }): void
}

/**
 * What is drawn for each instance, and what computes it. One resolution runs per card. Newer props stop it. Newer values wait for it,
 * only the latest of them, so that a card follows what is dragged; a slow one is stopped for them.
 */
export interface Cards {
  /** Resolves what is not accepted yet; shows nothing. The inputs named in `without` do not count. */
  prepare(
    target: CardTarget,
    options: { without: readonly string[]; signal: AbortSignal | undefined },
  ): Promise<PreparedCard>
  /** Shows what was prepared, in place of what ran before. */
  show(card: Extract<PreparedCard, { ok: true }>): void
  /** Resolves an accepted card again, with what is entered when its turn comes; a failure is shown on it. */
  redraw(target: CardTarget): Promise<void>
  stop(id: string): void
  /** Ends the async iterables; returns the cards they drew. */
  stopLive(): string[]
  stopAll(): void
}

/** What computes a card now. */
interface Drawing {
  target: CardTarget
  resolution: Resolution
  /** `slow`: the card says that it is working. */
  state: 'quick' | 'slow' | 'drawn'
  /** What comes after it with newer values. */
  next?: Promise<void>
}

export function createCards(options: CardsOptions): Cards {
  const { catalog, log, failures } = options
  const running = new Map<string, Drawing>()
  const preparing = new Set<Resolution>()

  const checkNode = (node: unknown, within: Catalog): ResolutionResult => {
    const { data } = options
    const result = validateTree(within, node, { data, allowInternal: true, limits: RESOLVED_LIMITS })
    if (result.ok) return { ok: true, node: result.tree }
    return { ok: false, code: 'bad_resolve', message: formatIssues(result.issues) }
  }

  const begin = (
    target: CardTarget,
    inputs: JsonObject,
  ): { resolution: Resolution; drawn: JsonObject; issues: Issue[] } | { refused: string } => {
    const component = catalog.get(target.component)
    if (component === undefined) return { refused: `there is no component ${target.component} any more` }
    const drawn = drawnProps(component, target, options.linkedValue)
    if (!drawn.ok) return { refused: drawn.message }
    const resolution = startResolution({
      component,
      props: drawn.props,
      inputs,
      data: options.data,
      timeoutMs: options.resolveTimeoutMs,
      // What draws itself may be a container: what it holds are instances of their own.
      checkNode: (node) => checkNode(node, component.resolve === undefined ? alonesOf(catalog) : catalog),
    })
    return { resolution, drawn: drawn.props, issues: drawn.issues }
  }

  const isDrawn = (target: CardTarget, props: JsonObject): boolean => {
    const component = catalog.get(target.component)
    const now = component && drawnProps(component, target, options.linkedValue)
    return now?.ok === true && sameJson(now.props, props)
  }

  const report = (
    { id, component }: CardTarget,
    { code, message, thrown }: { code: string; message: string; thrown?: unknown },
  ): void => options.onError(thrown ?? message, { id, component, code })

  const showReady = (id: string, node: TreeNode, issues: readonly Issue[]): void => {
    failures.drop(id)
    log.emit({
      kind: 'canvas-view',
      id,
      status: 'ready',
      node,
      ...(issues.length > 0 && { issues: [...issues] }),
    })
  }
  const showFailed = (
    target: CardTarget,
    failure: { code: string; message: string; thrown?: unknown },
  ): void => {
    const { id, component } = target
    const { code, message } = failure
    report(target, failure)
    failures.add({ id, component, code, message })
    log.emit({ kind: 'canvas-view', id, status: 'failed', message })
  }
  const follow = (drawing: Drawing, issues: readonly Issue[]): void => {
    const { target, resolution } = drawing
    resolution.listen((result) => {
      if (running.get(target.id) !== drawing) return
      if (result.ok) showReady(target.id, result.node, issues)
      else showFailed(target, result)
    })
  }
  const replaceRunning = (drawing: Drawing): void => {
    const { id } = drawing.target
    running.get(id)?.resolution.stop()
    running.set(id, drawing)
  }
  const stop = (id: string): void => {
    running.get(id)?.resolution.stop()
    running.delete(id)
  }
  const draw = async (target: CardTarget): Promise<void> => {
    const { id } = target
    const begun = begin(target, options.inputsOf(id))
    if ('refused' in begun) {
      stop(id)
      showFailed(target, { code: 'stored_view_refused', message: begun.refused })
      return
    }
    const { resolution, issues } = begun
    const drawing: Drawing = { target, resolution, state: 'quick' }
    replaceRunning(drawing)
    const pending = setTimeout(() => {
      log.emit({ kind: 'canvas-view', id, status: 'pending' })
      drawing.state = 'slow'
      if (drawing.next !== undefined) resolution.stop()
    }, PENDING_AFTER_MS)
    const first = await resolution.first
    clearTimeout(pending)
    const gaveWay = !first.ok && first.code === 'resolve_stopped'
    if (gaveWay || running.get(id) !== drawing) return
    drawing.state = 'drawn'
    if (first.ok) showReady(id, first.node, issues)
    else showFailed(target, first)
    follow(drawing, issues)
  }
  const drawNext = async (drawing: Drawing, target: CardTarget): Promise<void> => {
    // What it gives is shown first: a card follows what is dragged.
    await drawing.resolution.first
    await drawing.resolution.ended()
    // Unless it was updated or removed meanwhile.
    if (running.get(target.id) === drawing) await draw(target)
  }

  return {
    async prepare(target, { without, signal }) {
      const entered = options.inputsOf(target.id)
      const inputs = Object.fromEntries(Object.entries(entered).filter(([name]) => !without.includes(name)))
      const begun = begin(target, inputs)
      if ('refused' in begun) return { ok: false, code: 'resolve_failed', message: begun.refused }
      const { resolution, drawn, issues } = begun
      preparing.add(resolution)
      signal?.addEventListener('abort', resolution.stop)
      const first = await resolution.first
      signal?.removeEventListener('abort', resolution.stop)
      preparing.delete(resolution)
      if (first.ok) return { ok: true, target, node: first.node, issues, inputs, entered, drawn, resolution }
      resolution.stop()
      if (first.code !== 'resolve_stopped') report(target, first)
      return first
    },
    show({ target, node, issues, drawn, resolution }) {
      const drawing: Drawing = { target, resolution, state: 'drawn' }
      replaceRunning(drawing)
      showReady(target.id, node, issues)
      follow(drawing, issues)
      // It was resolved with what was selected elsewhere before it was accepted.
      if (!isDrawn(target, drawn)) void draw(target)
    },
    redraw(target) {
      const drawing = running.get(target.id)
      if (drawing === undefined || drawing.state === 'drawn' || drawing.target.props !== target.props) {
        return draw(target)
      }
      if (drawing.state === 'slow') drawing.resolution.stop()
      drawing.next ??= drawNext(drawing, target)
      return drawing.next
    },
    stop,
    stopLive() {
      const live = [...running].filter(([, { resolution }]) => resolution.isLive())
      for (const [id] of live) stop(id)
      return live.map(([id]) => id)
    },
    stopAll() {
      for (const resolution of preparing) resolution.stop()
      for (const id of [...running.keys()]) stop(id)
    },
  }
}
