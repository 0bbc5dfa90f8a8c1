import type { FormatName, JsonObject, ValueFormat } from '../../../core/index.ts'
import { isBlank, readChoice, readNumber, readText } from './lenient.ts'

const FORMATS: readonly FormatName[] = [
  'text',
  'number',
  'currency',
  'percent',
  'date',
  'link',
  'bytes',
  'duration',
]

/** Reads the four format props. */
export function readFormat(props: JsonObject, fallback?: FormatName): ValueFormat {
  const currency = readText(props.currency)
  const unit = readText(props.unit)
  return {
    format: readChoice(props.format, FORMATS, fallback),
    currency: isBlank(currency) ? undefined : currency,
    decimals: readNumber(props.decimals),
    unit: isBlank(unit) ? undefined : unit,
  }
}
