import {
  type AcceptedInput,
  describeThrown,
  formatIssues,
  type Issue,
  type JsonObject,
  type Repair,
  type Tool,
} from '../../core/index.ts'
import { callNotes } from '../history/call-notes.ts'
import type { CallOutcome } from '../history/tool-result.ts'
import { DEFAULT_TOOL_TIMEOUT_MS } from '../options.ts'
import { orAborted } from './abort.ts'
import { askApproval } from './approval.ts'
import { readCall } from './read-call.ts'
import type { Run } from './run-state.ts'
import { settleFailedViews } from './settle-failed-views.ts'
import { type CallContext, createCallContext } from './tool-context.ts'
import { toJsonOutput } from './tool-output.ts'
import { previewViewId, type WrittenCall } from './written-call.ts'

/** A call with its end. */
export interface SettledCall {
  call: WrittenCall
  /** What history keeps of the arguments. */
  input: JsonObject
  outcome: CallOutcome
  /** The arguments were refused: the model has to write them again. */
  refused: boolean
  /** It succeeded, and its tool's success ends the turn. */
  endsTurn: boolean
}

/** Brings one call to its end: reads it, asks for approval, runs its tool, and says how it went. Never rejects. */
export async function executeCall(
  run: Run,
  call: WrittenCall,
  outputLimitHit: boolean,
): Promise<SettledCall> {
  try {
    return await bringToItsEnd(run, call, outputLimitHit)
  } catch (thrown) {
    // Only the app's own code throws here: a schema, a resolver.
    run.reportError(thrown, 'tool_failed')
    call.previewer?.withdraw()
    const message = describeThrown(thrown)
    run.emit({ kind: 'tool-error', toolCallId: call.id, message })
    return settled(call, {}, { status: 'failed', message, notes: [] })
  }
}

async function bringToItsEnd(run: Run, call: WrittenCall, outputLimitHit: boolean): Promise<SettledCall> {
  const read = await readCall(run, call, outputLimitHit)
  if (!read.ok) {
    call.previewer?.withdraw()
    run.emit({
      kind: 'tool-error',
      toolCallId: call.id,
      message: read.message,
      ...(read.issues.length > 0 && { issues: read.issues }),
    })
    const message = read.issues.length > 0 ? `${read.message}\n${formatIssues(read.issues)}` : read.message
    return settled(call, read.input, { status: 'failed', message, notes: [] }, { refused: true })
  }

  const { tool, accepted, input } = read
  const approval = await askApproval(run, tool, call.id, accepted.repaired)
  if (approval !== 'not_needed' && approval !== 'approved') {
    call.previewer?.withdraw()
    const message = DENIALS[approval]
    run.emit({ kind: 'tool-denied', toolCallId: call.id, message })
    return settled(call, input, { status: 'denied', message })
  }
  const outcome = await runTool(run, call, tool, accepted)
  return settled(call, input, outcome, { endsTurn: outcome.status === 'done' && tool.terminal === true })
}

const DENIALS = {
  denied: 'The person refused this call. Do not repeat it unless they ask.',
  expired: 'Nobody answered the request for approval in time; the call did not run.',
  cancelled: 'The run was cancelled before anybody answered; the call did not run.',
  impossible: 'This call needs a person’s approval, which cannot be asked for here; it did not run.',
} as const

function settled(
  call: WrittenCall,
  input: JsonObject,
  outcome: CallOutcome,
  flags: { refused?: boolean; endsTurn?: boolean } = {},
): SettledCall {
  return { call, input, outcome, refused: flags.refused ?? false, endsTurn: flags.endsTurn ?? false }
}

async function runTool(
  run: Run,
  call: WrittenCall,
  tool: Tool,
  accepted: AcceptedInput,
): Promise<CallOutcome> {
  const timeoutMs = tool.timeoutMs ?? DEFAULT_TOOL_TIMEOUT_MS
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const signal = AbortSignal.any([run.signal, timeout.signal])
  const pushed = createCallContext(run, call.id, signal)
  try {
    const result = await orAborted(invoke(tool, accepted.input, pushed), signal, 'aborted' as const)
    if (result !== 'aborted') return succeed(run, call, tool, accepted, pushed, result.output)
    return fail(
      run,
      call,
      pushed,
      timeout.signal.aborted ? `${tool.name} took longer than ${timeoutMs} ms.` : CANCELLED,
    )
  } catch (thrown) {
    return fail(run, call, pushed, describeThrown(thrown))
  } finally {
    clearTimeout(timer)
    pushed.close()
  }
}

const CANCELLED = 'The run was cancelled before this call ended.'

async function invoke(tool: Tool, input: unknown, { context }: CallContext): Promise<{ output: unknown }> {
  return { output: await tool.execute(input, context) }
}

function succeed(
  run: Run,
  call: WrittenCall,
  tool: Tool,
  accepted: AcceptedInput,
  pushed: CallContext,
  returned: unknown,
): CallOutcome {
  const output = toJsonOutput(returned)
  if (!output.ok) return fail(run, call, pushed, output.message)
  present(run, tool, pushed, returned, accepted.input)
  pushed.close()
  withdrawUnlessReplaced(call, pushed)
  reportChanges(run, call, accepted, pushed)
  run.emit({ kind: 'tool-output', toolCallId: call.id, output: output.value })
  return { status: 'done', output: output.value, notes: notesOf(accepted, pushed, output.value) }
}

function fail(run: Run, call: WrittenCall, pushed: CallContext, message: string): CallOutcome {
  pushed.close()
  withdrawUnlessReplaced(call, pushed)
  settleFailedViews(run, call.id, pushed.views, message)
  run.emit({ kind: 'tool-error', toolCallId: call.id, message })
  return { status: 'failed', message, notes: notesOf({}, pushed, undefined) }
}

/** A failure here never changes the result. */
function present(run: Run, tool: Tool, pushed: CallContext, output: unknown, input: unknown): void {
  try {
    const presented = tool.present?.(output, input)
    if (presented === undefined) return
    pushed.emitAll(isList(presented) ? presented : [presented])
  } catch (error) {
    run.reportError(error, 'present_failed')
  }
}

function notesOf(accepted: Partial<AcceptedInput>, pushed: CallContext, output: unknown): string[] {
  return callNotes({
    output,
    repairs: [...(accepted.repairs ?? []), ...pushed.repairs],
    issues: [...(accepted.issues ?? []), ...pushed.issues],
    views: [...pushed.views].map(([id, { content, shownAsText }]) => ({ id, ...content, shownAsText })),
  })
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value)
}

function withdrawUnlessReplaced(call: WrittenCall, pushed: CallContext): void {
  if (!pushed.views.has(previewViewId(call.id))) call.previewer?.withdraw()
}

/** What the tool itself reported is added to what reading its arguments found. */
function reportChanges(run: Run, call: WrittenCall, accepted: AcceptedInput, pushed: CallContext): void {
  if (pushed.repairs.length === 0 && pushed.issues.length === 0) return
  const repairs: Repair[] = [...accepted.repairs, ...pushed.repairs]
  const issues: Issue[] = [...(accepted.issues ?? []), ...pushed.issues]
  run.emit({
    kind: 'tool-input-available',
    toolCallId: call.id,
    name: call.name,
    input: accepted.repaired,
    ...(repairs.length > 0 && { repairs }),
    ...(issues.length > 0 && { issues }),
  })
}
