import { describeThrown, isPlainObject, type JsonObject } from '../../../../core/index.ts'
import type { PropField } from './prop-fields.ts'

/** A prop as its field shows it. */
export function toFieldValue({ kind }: PropField, value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  switch (kind) {
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : undefined
    case 'json':
      return JSON.stringify(value, null, 2)
    default:
      return value
  }
}

export type ReadField = { ok: true; value: unknown } | { ok: false; reason: string }

/** The value of a field as a prop; undefined where it was left empty. */
export function readFieldValue(field: PropField, entered: unknown): ReadField {
  switch (field.kind) {
    case 'lines': {
      const lines = String(entered ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      return { ok: true, value: lines.length === 0 ? undefined : lines }
    }
    case 'json':
      return readJson(String(entered ?? ''))
    case 'choices':
      return { ok: true, value: Array.isArray(entered) && entered.length > 0 ? entered : undefined }
    case 'boolean':
      return { ok: true, value: entered === true }
    default: {
      const isEmpty = entered === null || entered === undefined || entered === ''
      return { ok: true, value: isEmpty || !isScalar(entered) ? undefined : entered }
    }
  }
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function readJson(text: string): ReadField {
  if (text.trim() === '') return { ok: true, value: undefined }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (thrown) {
    return { ok: false, reason: describeThrown(thrown) }
  }
}

interface PropsChange {
  readonly props: JsonObject
  /** All props, where a merge patch could not express the change. */
  readonly whole?: true
}

/** The update that turns the props into these; undefined where nothing changed. */
export function changeOf(before: JsonObject, after: ReadonlyMap<string, unknown>): PropsChange | undefined {
  const changed = [...after].filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value))
  if (changed.length === 0) return undefined
  const needsWhole = changed.some(([, value]) => isPlainObject(value))
  if (!needsWhole) return { props: Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])) }
  const props: JsonObject = { ...before }
  for (const [name, value] of changed) {
    if (value === undefined) delete props[name]
    else props[name] = value
  }
  return { props, whole: true }
}
