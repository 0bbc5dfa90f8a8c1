import type { JSONValue } from 'ai'

export type JsonOutput = { ok: true; value: JSONValue } | { ok: false; message: string }

/** What a tool returned, as JSON: what the model reads, the person's panel shows and the store keeps. */
export function toJsonOutput(output: unknown): JsonOutput {
  if (output === undefined) return { ok: true, value: null }
  try {
    const text = JSON.stringify(output)
    return text === undefined ? { ok: true, value: null } : { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, message: 'The tool returned something that is not JSON.' }
  }
}
