import { isPlainObject, type JsonObject, type ReportRepair } from '../../core/index.ts'
import { without } from '../reading/members.ts'
import { readField } from '../reading/read-field.ts'
import { padDay } from './input.read.ts'

export function readDateRange(props: JsonObject, report: ReportRepair): JsonObject {
  const gathered = gatherEnds(readField(props, report), report)
  return readBounds(readDays(gathered, report), report)
}

const STARTS = ['start', 'from', 'startDate']
const ENDS = ['end', 'to', 'endDate']

/** `start` and `end`, beside or instead of the value. */
function gatherEnds(props: JsonObject, report: ReportRepair): JsonObject {
  const owner = isPlainObject(props.value) ? props.value : props
  if (owner === props && props.value !== undefined) return props
  const start = STARTS.find((key) => typeof owner[key] === 'string')
  const end = ENDS.find((key) => typeof owner[key] === 'string')
  if (start === undefined && end === undefined) return props
  report('wrapped', ['value'], 'the two ends were read as one value')
  const rest = owner === props ? without(props, ...STARTS, ...ENDS) : props
  return {
    ...rest,
    value: [start === undefined ? null : owner[start], end === undefined ? null : owner[end]],
  }
}

function readDays(props: JsonObject, report: ReportRepair): JsonObject {
  const { value } = props
  if (!Array.isArray(value)) return props
  const days = value.map((day: unknown) => (typeof day === 'string' ? (padDay(day) ?? day) : day))
  if (days.every((day, index) => day === value[index])) return props
  report('date_padded', ['value'], 'days were written as YYYY-MM-DD')
  return { ...props, value: days }
}

function readBounds(props: JsonObject, report: ReportRepair): JsonObject {
  return readBound(readBound(props, 'min', report), 'max', report)
}

function readBound(props: JsonObject, key: string, report: ReportRepair): JsonObject {
  const written = props[key]
  const day = typeof written === 'string' ? padDay(written) : undefined
  if (day === undefined || day === written) return props
  report('date_padded', [key], `${JSON.stringify(written)} was read as ${day}`)
  return { ...props, [key]: day }
}
