import type { ModelMessage } from 'ai'
import type { RunOutcome } from '../agent.ts'
import { toStepMessages } from '../history/to-step-messages.ts'
import type { AiSdk } from '../load-ai.ts'
import { describeModelError } from './describe-model-error.ts'
import { executeCall, type SettledCall } from './execute-call.ts'
import type { Run } from './run-state.ts'
import { runStep, type StepResult } from './step.ts'

/** The loop: a model step, its calls, again, until there is an answer or a limit. */
export async function work(
  run: Run,
  sdk: AiSdk,
  system: string | undefined,
  history: readonly ModelMessage[],
): Promise<RunOutcome> {
  const { limits, maxRepairTurns } = run.setup
  const messages = [...history]
  let tokens = 0
  let refusedTurns = 0

  for (let step = 1; step <= limits.steps; step++) {
    run.emit({ kind: 'step-start', step })
    const result = await runStep(run, { sdk, system, messages })
    const interrupted = interruption(run, result)
    if (interrupted !== undefined) {
      for (const call of result.calls) call.previewer?.withdraw()
      finishStep(run, step, result)
      return interrupted
    }
    const outputLimitHit = result.finishReason === 'length'
    const settled = await Promise.all(result.calls.map((call) => executeCall(run, call, outputLimitHit)))
    finishStep(run, step, result)

    const ended = interruption(run, result) ?? answer(result, settled)
    if (ended !== undefined) return ended
    tokens += (result.usage.inputTokens ?? 0) + (result.usage.outputTokens ?? 0)
    if (tokens >= limits.tokens) return limit('token_limit', `The run used its ${limits.tokens} tokens.`)
    refusedTurns = settled.every((call) => call.refused) ? refusedTurns + 1 : 0
    if (refusedTurns >= maxRepairTurns) {
      return limit('repair_limit', `The model's calls were refused ${refusedTurns} times in a row.`)
    }
    messages.push(...toStepMessages(result.content, settled))
  }
  return limit('step_limit', `The run used its ${limits.steps} steps.`)
}

function finishStep(run: Run, step: number, { usage }: StepResult): void {
  run.emit({ kind: 'step-finish', step, ...(Object.keys(usage).length > 0 && { usage }) })
}

const limit = (code: string, message: string): RunOutcome => ({ reason: 'limit', error: { code, message } })

export const outOfTime = (milliseconds: number): RunOutcome =>
  limit('time_limit', `The run took longer than ${milliseconds} ms.`)

/** Why the run cannot go on, whatever the model wrote. */
function interruption(run: Run, result: StepResult): RunOutcome | undefined {
  if (run.request.signal.aborted) return { reason: 'cancelled' }
  if (run.budget.signal.aborted) {
    return outOfTime(run.setup.limits.timeMs)
  }
  if (result.error !== undefined) {
    const error = describeModelError(result.error)
    run.reportError(result.error, error.code)
    return { reason: 'error', error }
  }
  return undefined
}

/** The end of the turn, where this step is the answer. */
function answer(result: StepResult, settled: readonly SettledCall[]): RunOutcome | undefined {
  if (settled.some((call) => call.endsTurn)) return { reason: 'terminal' }
  if (settled.length > 0) return undefined
  switch (result.finishReason) {
    case 'length':
      return limit('output_limit', 'The answer reached the output limit and is cut off.')
    case 'content-filter':
      return {
        reason: 'error',
        error: { code: 'content_filter', message: 'The provider withheld the answer.' },
      }
    case 'error':
      return { reason: 'error', error: { code: 'model_error', message: 'The model ended with an error.' } }
    default:
      return { reason: 'stop' }
  }
}
