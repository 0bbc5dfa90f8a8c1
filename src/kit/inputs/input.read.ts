import { type JsonObject, numberFromText, type ReportRepair } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'
import { isDateTime, isDay, isTime } from '../shapes/day.ts'

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
  const read = ['value', 'min', 'max'].reduce((each, key) => readByType(each, key, report), typed)
  return clampValue(read, report)
}

function readType(props: JsonObject, report: ReportRepair): JsonObject {
  const { inputType } = props
  const word = typeof inputType === 'string' ? inputType.trim().toLowerCase() : ''
  const meant = Object.hasOwn(TYPES, word) ? TYPES[word] : undefined
  if (meant === undefined) return props
  report('keyword_mapped', ['inputType'], `"${inputType}" was read as "${meant}"`)
  return { ...props, inputType: meant }
}

/** Writes a value in the form of its type: numbers from text, days and times padded; an ambiguous day is left for the check. */
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
  const padded = typeof value === 'string' ? padMoment(value, inputType) : undefined
  if (padded === undefined || padded === value) return props
  report('date_padded', [key], `${JSON.stringify(value)} was read as ${padded}`)
  return { ...props, [key]: padded }
}

const LONGEST_MOMENT = 40

function padMoment(text: string, inputType: unknown): string | undefined {
  if (text.length > LONGEST_MOMENT) return undefined
  if (inputType === 'date') return padDay(text)
  if (inputType === 'time') return padTime(text)
  if (inputType !== 'datetime') return undefined
  const [, date = '', clock = ''] = /^\s*(\S+?)(?:T|\s+)(\S+)\s*$/.exec(text) ?? []
  const day = padDay(date)
  const time = padTime(clock)
  return day === undefined || time === undefined ? undefined : `${day}T${time}`
}

/** `2026-3-4`, `2026/3/4`: unambiguous, as the year comes first. */
export function padDay(text: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `9:30`, `09:30:00`: a 24-hour clock, with no seconds but `00`. */
function padTime(text: string): string | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{2})(?::00(?:\.0+)?)?\s*$/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`
}

/** A number, a day or a time out of bounds is moved to the nearest bound. */
function clampValue(props: JsonObject, report: ReportRepair): JsonObject {
  const { value, min, max } = props
  const isOver = isAfter(value, max)
  const end = isOver ? max : min
  if ((!isOver && !isAfter(min, value)) || isAfter(min, max)) return props
  report('clamped', ['value'], `${value} is out of bounds; it was read as ${end}`, { lossy: true })
  return { ...props, value: end }
}

function isAfter(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other
  return isMoment(one) && isMoment(other) && one.length === other.length && one > other
}

/** Written so that the later one sorts last. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && (isDay(value) || isTime(value) || isDateTime(value))
}
