import { describeThrown, formatIssues, type JsonObject } from '../../core/index.ts'
import type { CallOutcome } from '../history/tool-result.ts'
import { askApproval } from './ask-approval.ts'
import { readCall } from './read-call.ts'
import type { Run } from './run-state.ts'
import { runTool } from './run-tool.ts'
import type { WrittenCall } from './written-call.ts'

/** A call and how it ended. */
export interface SettledCall {
  call: WrittenCall
  /** What history keeps of the arguments. */
  input: JsonObject
  outcome: CallOutcome
  /** The arguments were refused, by the schema or the tool: the model has to write them again. */
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
  const outcome = await runTool({ run, call, tool, accepted })
  return settled(call, input, outcome, {
    refused: outcome.status === 'failed' && outcome.refused === true,
    endsTurn: outcome.status === 'done' && tool.terminal === true,
  })
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
