import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { parseJsonText } from './parse-json-text.ts'
import type { Reading } from './reading.ts'
import { propertiesOf, requiredOf, resolveSchema } from './schema-view.ts'

/** An object out of JSON text, or out of the words that are all it needs. */
export function readAsObject(option: JsonObject, value: unknown, root: JsonObject): Reading | undefined {
  if (option.type !== 'object' || typeof value !== 'string' || value.trim() === '') return undefined
  const parsed = parseJsonText(value)
  if (isPlainObject(parsed)) {
    return {
      option,
      value: parsed,
      code: 'parsed_text',
      message: 'JSON text was read as the object it holds',
    }
  }
  if (/^\s*[[{]/.test(value)) return undefined
  const properties = propertiesOf(option)
  const words = ['title', 'label'].find(
    (prop) =>
      Object.hasOwn(properties, prop) &&
      resolveSchema(properties[prop], root)?.type === 'string' &&
      requiredOf(option).every((required) => required === prop),
  )
  if (words === undefined) return undefined
  return { option, value: { [words]: value }, code: 'wrapped', message: `text was read as { ${words} }` }
}
