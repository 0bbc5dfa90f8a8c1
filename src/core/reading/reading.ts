import type { JsonObject } from '../json/json-value.ts'

/** One way to read a value that is not of its schema's kind; only its kind is settled, not yet what is inside. */
export interface Reading {
  value: unknown
  /** The schema it fits now. */
  option: JsonObject
  code: string
  message: string
  lossy?: boolean
}
