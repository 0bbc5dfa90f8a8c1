import type { Path } from '../../issues/issue.ts'
import { createJsonStream } from '../../json-stream/create-json-stream.ts'
import type { Ledger } from './ledger.ts'

/**
 * Reads a value that arrived as JSON text although an object or list was meant. The first complete value counts; what the JSON
 * reader mends is recorded with it. Undefined where the text holds no object or list.
 */
export function parseText(text: string, path: Path, ledger: Ledger): object | undefined {
  if (!/[[{]/.test(text)) return undefined
  const stream = createJsonStream()
  stream.push(text)
  stream.end()
  const { value } = stream
  if (typeof value !== 'object' || value === null) return undefined
  ledger.repair('parsed_text', path, 'JSON text was read as the value it holds')
  for (const repair of stream.repairs)
    ledger.repair(repair.code, [...path, ...repair.path], repair.message, repair)
  for (const issue of stream.issues) {
    if (issue.severity !== 'error') continue
    ledger.refuse(issue.code, [...path, ...issue.path], issue.message, {
      ...(issue.offset !== undefined && { offset: issue.offset }),
    })
  }
  return value
}
