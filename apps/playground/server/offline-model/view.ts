import type { JsonObject } from 'vitrail'
import type { z } from 'zod'
import { type CallResult, call, type Move, RENDER_TOOL, say } from './scene.ts'

/** A node in the form the model writes. */
export function node(type: string, props: JsonObject, children?: readonly JsonObject[]): JsonObject {
  return children === undefined ? { type, props } : { type, props, children: [...children] }
}

/** Draws a view; says so if it is refused. `yield*` gives whether it was drawn. */
export function* show(tree: JsonObject): Generator<Move, boolean, CallResult | undefined> {
  const result = yield* call(RENDER_TOOL, tree)
  if (!result.ok) yield say(`I could not draw that: ${result.message}`)
  return result.ok
}

/** Calls a tool and reads its result; says why and gives undefined where it fails. */
export function* ask<S extends z.ZodType>(
  tool: string,
  input: JsonObject,
  shape: S,
): Generator<Move, z.infer<S> | undefined, CallResult | undefined> {
  const result = yield* call(tool, input)
  if (!result.ok) {
    yield say(result.message)
    return undefined
  }
  return shape.parse(result.output)
}

/** A button that sends a message to the conversation. */
export function sayingButton(label: string, message: string): JsonObject {
  return node('Button', { label, action: 'send', message })
}

export function buttonRow(buttons: readonly JsonObject[]): JsonObject {
  return node('Stack', { direction: 'row', gap: 'small', wrap: true }, buttons)
}

/** `1 car`, `79 cars` */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${new Intl.NumberFormat('en').format(number)} ${number === 1 ? singular : plural}`
}

/** `a, b and c` */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
}
