import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers, without } from './members.ts'

const NAMES = {
  defaultValue: 'value',
  initialValue: 'value',
  title: 'label',
  helpText: 'hint',
  helperText: 'hint',
  description: 'hint',
  errorMessage: 'error',
}

/** Reads what models write on any field: other prop names, a missing name (made from the label), a pattern (dropped, never run). */
export function readField(
  props: JsonObject,
  report: ReportRepair,
  names: Readonly<Record<string, string>> = {},
): JsonObject {
  const renamed = renameMembers(props, { ...NAMES, ...names }, report)
  return readName(dropPattern(renamed, report), report)
}

function dropPattern(props: JsonObject, report: ReportRepair): JsonObject {
  if (!Object.hasOwn(props, 'pattern')) return props
  const told = 'a regular expression is not run: use inputType, lengths and bounds'
  report('pattern_dropped', ['pattern'], told, { lossy: true })
  return without(props, 'pattern')
}

const NAME = /^[A-Za-z][\w-]{0,63}$/

function readName(props: JsonObject, report: ReportRepair): JsonObject {
  const { name, id, label } = props
  const written = typeof name === 'string' ? name : undefined
  if (written !== undefined && NAME.test(written)) return props
  if (written === undefined && (name !== undefined || id !== undefined)) return props
  const made = nameFrom(written ?? (typeof label === 'string' ? label : ''))
  if (made === undefined) return props
  const told = written === undefined ? 'made from the label' : `made from ${JSON.stringify(written)}`
  report('name_made', ['name'], `the field's name "${made}" was ${told}`)
  return { ...props, name: made }
}

/** `Your e-mail` → `your_e-mail`; undefined where the words have no Latin letters. */
export function nameFrom(words: string): string | undefined {
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[^\w-]+/g, '_')
    .replace(/^[^a-z]+|[_-]+$/g, '')
    .slice(0, 64)
  return NAME.test(plain) ? plain : undefined
}
