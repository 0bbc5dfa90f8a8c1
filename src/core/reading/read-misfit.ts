import type { JsonObject } from '../json/json-value.ts'
import { mapKeyword } from './map-keyword.ts'
import { isGapText, numberFromText } from './number-from-text.ts'
import { readAsList } from './read-as-list.ts'
import { readAsObject } from './read-as-object.ts'
import type { Reading } from './reading.ts'
import { choicesOf } from './schema-view.ts'

/** The reading of a value under one schema; undefined where there is none. */
export function readMisfit(
  option: JsonObject,
  value: unknown,
  root: JsonObject,
  nullable: boolean,
): Reading | undefined {
  const choices = choicesOf(option)
  if (choices !== undefined) return typeof value === 'string' ? keyword(option, value, choices) : undefined
  switch (option.type) {
    case 'boolean':
      return typeof value === 'string' ? booleanText(option, value) : undefined
    case 'number':
    case 'integer':
      return typeof value === 'string' ? numberText(option, value, nullable) : undefined
    case 'string':
      return typeof value === 'number' && Number.isFinite(value)
        ? { option, value: String(value), code: 'text_from_number', message: `${value} was read as text` }
        : undefined
    case 'array':
      return readAsList(option, value, root)
    case 'object':
      return readAsObject(option, value, root)
    default:
      return undefined
  }
}

function keyword(option: JsonObject, word: string, choices: readonly string[]): Reading | undefined {
  const meant = mapKeyword(word, choices)
  if (meant === undefined) return undefined
  return { option, value: meant, code: 'keyword_mapped', message: `"${word}" was read as "${meant}"` }
}

const YES = new Set(['true', 'yes', 'on', 'y'])
const NO = new Set(['false', 'no', 'off', 'n'])

function booleanText(option: JsonObject, text: string): Reading | undefined {
  const word = text.trim().toLowerCase()
  if (!YES.has(word) && !NO.has(word)) return undefined
  return {
    option,
    value: YES.has(word),
    code: 'boolean_from_text',
    message: `"${text}" was read as ${YES.has(word)}`,
  }
}

function numberText(option: JsonObject, text: string, nullable: boolean): Reading | undefined {
  const code = 'number_from_text'
  if (isGapText(text)) {
    return nullable
      ? { option, value: null, code, message: `${JSON.stringify(text)} was read as a gap` }
      : undefined
  }
  const number = numberFromText(text)
  if (number === undefined || (option.type === 'integer' && !Number.isInteger(number.value))) return undefined
  return { option, value: number.value, code, message: `${JSON.stringify(text)} was read as ${number.value}` }
}
