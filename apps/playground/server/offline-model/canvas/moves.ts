import type { JsonObject } from 'vitrail'
import { type CallResult, call, type Move, say } from '../scene.ts'

/** Says it and ends the answer. */
export function* tell(text: string): Generator<Move, void, CallResult | undefined> {
  yield say(text)
}

/** Calls a canvas tool; says why if it is refused. True if it succeeded. */
export function* act(tool: string, input: JsonObject): Generator<Move, boolean, CallResult | undefined> {
  const result = yield* call(tool, input)
  if (!result.ok) yield say(`That did not work: ${reasonOf(result.message)}`)
  return result.ok
}

/** The reason in a refusal: its first line says only that there is one. */
export function reasonOf(message: string): string {
  const [head = message, reason = head] = message.split('\n')
  return reason
}
