import {
  type AcceptedInput,
  describeThrown,
  type Issue,
  type Presentation,
  type Repair,
  type Tool,
  VitrailError,
} from '../../core/index.ts'
import { orAborted } from '../../internal/abort.ts'
import { timerDelay } from '../../internal/timer-delay.ts'
import { callNotes } from '../history/call-notes.ts'
import type { CallOutcome } from '../history/tool-result.ts'
import { DEFAULT_TOOL_TIMEOUT_MS } from '../options.ts'
import { type CallRefused, isCallRefused } from './call-refused.ts'
import type { Run } from './run-state.ts'
import { settleFailedViews } from './settle-failed-views.ts'
import { toJsonOutput } from './to-json-output.ts'
import { type CallContext, createCallContext } from './tool-context.ts'
import { previewViewId, type WrittenCall } from './written-call.ts'

interface ToolJob {
  run: Run
  call: WrittenCall
  tool: Tool
  accepted: AcceptedInput
}

type RunningJob = ToolJob & { pushed: CallContext }

/** Runs the tool of an accepted call, with its time and its pushes bounded. Never rejects for what the tool does. */
export async function runTool(job: ToolJob): Promise<CallOutcome> {
  const { run, call, tool, accepted } = job
  const timeoutMs = tool.timeoutMs ?? DEFAULT_TOOL_TIMEOUT_MS
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timerDelay(timeoutMs))
  const signal = AbortSignal.any([run.signal, timeout.signal])
  const pushed = createCallContext(run, call.id, signal)
  const running = { ...job, pushed }
  try {
    const working = Promise.resolve(tool.execute(accepted.input, pushed.context))
    const result = await orAborted(
      working.then((output) => ({ output })),
      signal,
      undefined,
    )
    if (result !== undefined) return succeed(running, result.output)
    return fail(
      running,
      timeout.signal.aborted ? `${tool.name} took longer than ${timeoutMs} ms.` : CANCELLED,
    )
  } catch (thrown) {
    if (isCallRefused(thrown)) return refuse(running, thrown)
    return fail(running, describeThrown(thrown))
  } finally {
    clearTimeout(timer)
    pushed.close()
  }
}

const CANCELLED = 'The run was cancelled before this call ended.'

function succeed(job: RunningJob, returned: unknown): CallOutcome {
  const { run, call, accepted, pushed } = job
  const output = toJsonOutput(returned)
  if (!output.ok) return fail(job, output.message)
  present(job, returned)
  pushed.close()
  withdrawUnlessReplaced(job)
  const repairs = [...accepted.repairs, ...pushed.repairs]
  const issues = [...(accepted.issues ?? []), ...pushed.issues]
  if (pushed.repairs.length > 0 || pushed.issues.length > 0) announceAgain(job, repairs, issues)
  const { title } = pushed
  run.emit({
    kind: 'tool-output',
    toolCallId: call.id,
    output: output.value,
    ...(title !== undefined && { title }),
  })
  const notes = callNotes({ output: output.value, repairs, issues, views: toldViews(pushed) })
  return { status: 'done', output: output.value, notes }
}

function fail(job: RunningJob, message: string): CallOutcome {
  const { run, call, pushed } = job
  pushed.close()
  withdrawUnlessReplaced(job)
  settleFailedViews(run, call.id, pushed.views, message)
  run.emit({ kind: 'tool-error', toolCallId: call.id, message })
  return { status: 'failed', message, notes: callNotes({ views: toldViews(pushed) }) }
}

/** A refusal by the tool itself is told like one by its schema, and logged, since nothing else shows it to the app. */
function refuse(job: RunningJob, refusal: CallRefused): CallOutcome {
  const { run, call, pushed } = job
  run.reportError(refusal, 'call_refused')
  pushed.close()
  withdrawUnlessReplaced(job)
  const { reason, issues, message } = refusal
  run.emit({ kind: 'tool-error', toolCallId: call.id, message: reason, issues: [...issues] })
  return { status: 'failed', message, notes: callNotes({ views: toldViews(pushed) }), refused: true }
}

/** A failure here never changes the result. */
function present({ run, tool, accepted, pushed }: RunningJob, output: unknown): void {
  try {
    const presented = tool.present?.(output, accepted.input)
    if (presented === undefined) return
    if (isPromise(presented)) {
      presented.catch((error: unknown) => run.reportError(error, 'present_failed'))
      throw new VitrailError(
        'present_async',
        `${tool.name}: present must return views, not a promise of them.`,
      )
    }
    pushed.emitAll(isList(presented) ? presented : [presented])
  } catch (error) {
    run.reportError(error, 'present_failed')
  }
}

/** A developer without types may return one. */
function isPromise(presented: unknown): presented is Promise<unknown> {
  return presented instanceof Promise
}

function isList(presented: Presentation | readonly Presentation[]): presented is readonly Presentation[] {
  return Array.isArray(presented)
}

function withdrawUnlessReplaced({ call, pushed }: RunningJob): void {
  if (!pushed.views.has(previewViewId(call.id))) call.previewer?.withdraw()
}

/** What the tool itself reported is added to what reading its arguments found. */
function announceAgain({ run, call, accepted }: RunningJob, repairs: Repair[], issues: Issue[]): void {
  run.emit({
    kind: 'tool-input-available',
    toolCallId: call.id,
    name: call.name,
    input: accepted.repaired,
    ...(repairs.length > 0 && { repairs }),
    ...(issues.length > 0 && { issues }),
  })
}

function toldViews({ views }: CallContext) {
  return [...views].map(([id, { content, shownAsText }]) => ({ id, ...content, shownAsText }))
}
