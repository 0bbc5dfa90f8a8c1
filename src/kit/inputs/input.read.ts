import { type JsonObject, numberFromText, type ReportRepair } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'

const NAMES = { type: 'inputType', kind: 'inputType', inputmode: 'inputType', suffix: 'unit' }
const TYPES: Readonly<Record<string, string>> = {
  int: 'number',
  integer: 'number',
  float: 'number',
  numeric: 'number',
  'datetime-local': 'datetime',
  string: 'text',
  phone: 'tel',
  mail: 'email',
}

export function readInput(props: JsonObject, report: ReportRepair): JsonObject {
  const typed = readType(readField(props, report, NAMES), report)
  return ['value', 'min', 'max'].reduce((read, key) => readByType(read, key, report), typed)
}

function readType(props: JsonObject, report: ReportRepair): JsonObject {
  const { inputType } = props
  const meant = typeof inputType === 'string' ? TYPES[inputType.trim().toLowerCase()] : undefined
  if (meant === undefined) return props
  report('keyword_mapped', ['inputType'], `"${inputType}" was read as "${meant}"`)
  return { ...props, inputType: meant }
}

/** A value as its type writes it: numbers out of text, days padded; what could be two days is left for the check. */
function readByType(props: JsonObject, key: string, report: ReportRepair): JsonObject {
  const { inputType } = props
  const value = props[key]
  if (inputType === 'number') {
    const number = typeof value === 'string' ? numberFromText(value)?.value : undefined
    if (number === undefined) return props
    report('number_from_text', [key], `${JSON.stringify(value)} was read as ${number}`)
    return { ...props, [key]: number }
  }
  if (typeof value === 'number' && inputType !== undefined && !String(inputType).startsWith('date')) {
    report('text_from_number', [key], `${value} was read as text`)
    return { ...props, [key]: String(value) }
  }
  const day = inputType === 'date' && typeof value === 'string' ? padDay(value) : undefined
  if (day === undefined || day === value) return props
  report('date_padded', [key], `${JSON.stringify(value)} was read as ${day}`)
  return { ...props, [key]: day }
}

/** `2026-3-4`, `2026/3/4`: the year first leaves one reading. */
export function padDay(text: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
