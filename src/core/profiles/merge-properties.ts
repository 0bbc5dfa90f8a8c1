import type { JsonObject } from '../json/json-value.ts'

/** All properties of several objects in one; a name with several schemas takes any of them. */
export function mergeProperties(bags: readonly JsonObject[]): JsonObject {
  const byName = new Map<string, Map<string, unknown>>()
  for (const bag of bags) {
    for (const [name, schema] of Object.entries(bag)) {
      const variants = byName.get(name) ?? new Map<string, unknown>()
      byName.set(name, variants.set(JSON.stringify(schema), schema))
    }
  }
  return Object.fromEntries(
    [...byName].map(([name, variants]) => {
      const [only, ...more] = variants.values()
      return [name, more.length === 0 ? only : { anyOf: [only, ...more] }]
    }),
  )
}
