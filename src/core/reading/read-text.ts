import type { JsonObject } from '../json/json-value.ts'
import { clipText } from './clip-text.ts'
import { ABSENT, type Place } from './place.ts'

/** The shapes of text that are cut when they are too long; longer bodies are given back to the model instead. */
const CLIPPED: ReadonlySet<unknown> = new Set(['label', 'title', 'line', 'cell'])

/** Whether a text of this schema is cut where it is too long. */
export function isClipped(schema: JsonObject): boolean {
  return CLIPPED.has(schema['x-shape'])
}

const WWW = /^www\.[^\s/.]+\.\S+$/i

/** Clips short shapes, completes an address that begins with www. */
export function readText(schema: JsonObject, text: string, place: Place): unknown {
  if ('x-address' in schema) return readAddressText(text, schema['x-essential'] === true, place)
  if (schema['x-shape'] === 'currency') return readCurrency(text, place)
  const { maxLength } = schema
  if (typeof maxLength !== 'number' || !isClipped(schema)) return text
  const clipped = clipText(text, maxLength)
  if (clipped !== text) {
    place.report('clipped', place.path, `cut to ${maxLength} characters; ${text.length} were written`, {
      lossy: true,
    })
  }
  return clipped
}

/** A code in another case; a sign stands for several. */
function readCurrency(text: string, place: Place): string {
  const code = text.trim().toUpperCase()
  if (code === text || !/^[A-Z]{3}$/.test(code)) return text
  place.report('keyword_mapped', place.path, `"${text}" was read as "${code}"`)
  return code
}

function readAddressText(text: string, essential: boolean, place: Place): unknown {
  const address = text.trim()
  if (WWW.test(address)) {
    place.report('url_fixed', place.path, 'https:// was added')
    return `https://${address}`
  }
  if (address !== '#' && address !== '') return text
  if (essential && place.path.length > 0) return text
  place.report('url_fixed', place.path, `${JSON.stringify(text)} leads nowhere and was left out`)
  return ABSENT
}
