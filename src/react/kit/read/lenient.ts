// What a visual may be given is wider than its type says: half-written in a preview, or stored by an older version. These
// readers answer for any value, so that no visual throws.
import { isPlainObject, type JsonObject } from '../../../core/index.ts'

/** Text, or '' for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A finite number, else undefined; text is never read as a number. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The objects of a list; anything else in it is left out. */
export function readObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : []
}

/** One of the choices, or the fallback. */
export function readChoice<const T, const F>(value: unknown, choices: readonly T[], fallback: F): T | F {
  return choices.find((choice) => choice === value) ?? fallback
}

/** Text or a finite number, for props that take either. */
export function readValue(value: unknown): string | number | undefined {
  return typeof value === 'string' ? value : readNumber(value)
}

export function isBlank(text: string): boolean {
  return text.trim() === ''
}
