import { orAborted, untilAborted } from '../../../internal/abort.ts'
import { createGrace } from '../../../internal/grace.ts'
import type { Component, Resolved } from '../../catalog/component.ts'
import { describeThrown } from '../../error/vitrail-error.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { TreeNode } from '../../tree/node.ts'

/** One answer of a component's `resolve`. */
export type ResolutionResult =
  | { ok: true; node: TreeNode }
  | { ok: false; code: string; message: string; thrown?: unknown }

interface ResolutionRequest {
  component: Component
  props: JsonObject
  inputs: JsonObject
  data: unknown
  /** Milliseconds until the first answer must be there. */
  timeoutMs: number
  /** Whether what came out may be drawn. */
  checkNode(node: unknown): ResolutionResult
}

/** One run of `resolve`, until it is stopped. Its signal stays usable after the first answer: clean-up hangs on it. */
export interface Resolution {
  readonly first: Promise<ResolutionResult>
  /** Resolves when the work for it has ended. Work that ignores its signal is left behind some time after it was stopped. */
  ended(): Promise<void>
  /** Whether it may still answer again: an async iterable that has not ended. */
  isLive(): boolean
  /**
   * Calls the listener with the answers after the first: one that has come already at once, then at most one each `ANSWER_EVERY_MS`,
   * the latest.
   */
  listen(listener: (result: ResolutionResult) => void): void
  stop(): void
}

/** How long work that was stopped may go on before nobody waits for it any more. */
const STOP_GRACE_MS = 2_000

/** Between two answers that are shown: they may be made faster than any screen can show them. */
const ANSWER_EVERY_MS = 50

export function startResolution(request: ResolutionRequest): Resolution {
  const controller = new AbortController()
  const { signal } = controller
  let live = false
  let listener: ((result: ResolutionResult) => void) | undefined
  let unheard: (() => ResolutionResult) | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  const tell = (): void => {
    if (signal.aborted || listener === undefined || unheard === undefined || resting !== undefined) return
    const result = unheard()
    unheard = undefined
    resting = setTimeout(() => {
      resting = undefined
      tell()
    }, ANSWER_EVERY_MS)
    listener(result)
  }
  const tellLater = (result: () => ResolutionResult): void => {
    unheard = result
    tell()
  }
  const keepStreaming = async (later: AsyncGenerator<TreeNode>): Promise<void> => {
    try {
      for await (const node of later) tellLater(() => request.checkNode(node))
    } catch (error) {
      tellLater(() => failed(error))
    } finally {
      live = false
    }
  }
  const answer = async (): Promise<ResolutionResult> => {
    const { component, props, inputs, data } = request
    if (component.resolve === undefined) return request.checkNode({ type: component.name, props })
    const resolved = component.resolve(props, { data, inputs, signal })
    if (!isAsyncIterable(resolved)) return request.checkNode(await resolved)
    const nodes = untilAborted(resolved, signal)
    const { value, done } = await nodes.next()
    if (done === true) {
      return { ok: false, code: 'resolve_failed', message: 'it ended before it showed anything' }
    }
    live = true
    void keepStreaming(nodes)
    return request.checkNode(value)
  }

  const work = answer().catch(failed)
  return {
    first: firstOf(work, request.timeoutMs, controller),
    async ended() {
      const grace = createGrace(signal, STOP_GRACE_MS)
      await Promise.race([work, grace.over])
      grace.stop()
    },
    isLive: () => live,
    listen(next) {
      listener = next
      tell()
    },
    stop() {
      controller.abort()
      clearTimeout(resting)
    },
  }
}

const STOPPED: ResolutionResult = { ok: false, code: 'resolve_stopped', message: 'it was stopped' }

/** An answer that is too late is stopped: nobody waits for it any more. */
async function firstOf(
  answer: Promise<ResolutionResult>,
  timeoutMs: number,
  controller: AbortController,
): Promise<ResolutionResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<ResolutionResult>((resolve) => {
    const message = `it took more than ${timeoutMs / 1000} seconds`
    timer = setTimeout(() => resolve({ ok: false, code: 'resolve_timeout', message }), timeoutMs)
  })
  try {
    const first = await orAborted(Promise.race([answer, late]), controller.signal, STOPPED)
    if (!first.ok && first.code === 'resolve_timeout') controller.abort()
    return first
  } finally {
    clearTimeout(timer)
  }
}

function failed(error: unknown): ResolutionResult {
  return { ok: false, code: 'resolve_failed', message: describeThrown(error), thrown: error }
}

function isAsyncIterable(value: Resolved): value is AsyncIterable<TreeNode> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
