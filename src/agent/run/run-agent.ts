import { type LiveCanvas, type ToolScope, toVitrailError } from '../../core/index.ts'
import { createGrace } from '../../internal/grace.ts'
import type { RunOutcome, RunRequest } from '../agent.ts'
import { canvasNotes } from '../canvas/canvas-notes.ts'
import { toModelMessages } from '../history/to-model-messages.ts'
import { loadAiSdk } from '../load-ai.ts'
import { createCallIds } from './call-ids.ts'
import { offerTools } from './offered-tools.ts'
import type { AgentSetup, Run } from './run-state.ts'
import { createTimeBudget, type TimeBudget } from './time-budget.ts'
import { outOfTime, work } from './work.ts'
import { writeSystemPrompt } from './write-system-prompt.ts'

/** How many milliseconds the app's own code (its instructions, resolvers, schemas) may take to stop once it is told to. */
const GRACE_MS = 1_000

/** Works on one turn until it answers. Emits one `finish` frame, last; never rejects. */
export async function runAgent(setup: AgentSetup, request: RunRequest): Promise<RunOutcome> {
  const budget = createTimeBudget(setup.limits.timeMs)
  const grace = createGrace(AbortSignal.any([request.signal, budget.signal]), GRACE_MS)
  let isOver = false
  const emit: RunRequest['emit'] = (frame) => {
    if (!isOver) request.emit(frame)
  }
  const abandoned = grace.over.then(
    (): RunOutcome => (request.signal.aborted ? { reason: 'cancelled' } : outOfTime(setup.limits.timeMs)),
  )
  const outcome = await Promise.race([attempt(setup, { ...request, emit }, budget), abandoned])
  isOver = true
  grace.stop()
  budget.stop()
  endPreviews(request.canvas)
  request.emit({ kind: 'finish', ...outcome })
  return outcome
}

/** No preview outlives its run, not even that of a call that never came to its end. */
function endPreviews(canvas: LiveCanvas | undefined): void {
  if (canvas === undefined) return
  const { previews, changing } = canvas.state()
  const shown = [...Object.values(previews).map(({ callId }) => callId), ...Object.keys(changing)]
  for (const callId of new Set(shown)) canvas.endPreview(callId)
}

async function attempt(setup: AgentSetup, request: RunRequest, budget: TimeBudget): Promise<RunOutcome> {
  const reportError = (error: unknown, code: string): void =>
    setup.onError(error, { runId: request.runId, code })
  try {
    const sdk = await loadAiSdk()
    const run = await prepare(setup, request, budget, reportError)
    const { canvas } = request
    const notes = canvas === undefined ? [] : canvasNotes(canvas)
    const messages = toModelMessages(request.messages, request.clientIssues, notes)
    return await work(run, sdk, await writeSystemPrompt(run), messages)
  } catch (thrown) {
    if (request.signal.aborted) return { reason: 'cancelled' }
    // Models and tools never reject: what does is the app's own (a resolver, its instructions) or a missing peer.
    const { code, message } = toVitrailError(thrown, 'run_failed')
    reportError(thrown, code)
    return { reason: 'error', error: { code, message } }
  }
}

async function prepare(
  setup: AgentSetup,
  request: RunRequest,
  budget: TimeBudget,
  reportError: Run['reportError'],
): Promise<Run> {
  const scope = scopeOf(request)
  const catalog = await setup.genui?.catalogFor(scope)
  const offered = await offerTools(setup.tools, scope, (error) => reportError(error, 'describe_failed'))
  return {
    setup,
    request,
    scope,
    catalog,
    offered,
    signal: AbortSignal.any([request.signal, budget.signal]),
    budget,
    emit: request.emit,
    reportError,
    claimCallId: createCallIds(request.messages),
  }
}

function scopeOf({ actor, runId, threadId, uiCapabilities, canvas }: RunRequest): ToolScope {
  return {
    runId,
    threadId,
    ...(actor !== undefined && { actor }),
    ...(uiCapabilities !== undefined && { uiCapabilities }),
    ...(canvas !== undefined && { canvas }),
  }
}
