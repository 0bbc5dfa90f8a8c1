import type { Component, ReportRepair } from '../catalog/component.ts'
import type { JsonObject } from '../json/json-value.ts'
import { countRepeats } from './count-repeats.ts'
import { readObject } from './read-object.ts'
import { resolveSchema } from './schema-view.ts'

/**
 * Reads props the way their writer must have meant them: first by the component's JSON Schema, then by the component's own
 * `read`. A reading is made only where what was written does not fit and one reading is possible; each is reported. Pure,
 * total, safe on half-written props; the same object comes back where nothing changed. What no reading explains is left for
 * the check.
 */
export function readProps(component: Component, props: JsonObject, report: ReportRepair): JsonObject {
  const repeats = countRepeats(report)
  const read = readInOrder(component, props, repeats.report)
  repeats.end()
  return read
}

function readInOrder(component: Component, props: JsonObject, report: ReportRepair): JsonObject {
  const read = readBySchema(component, props, report)
  if (component.read === undefined) return read
  const own = component.read(read, report)
  // What the component's reading put in a place is a written value of that place.
  return own === read ? read : readBySchema(component, own, report)
}

function readBySchema({ jsonSchema }: Component, props: JsonObject, report: ReportRepair): JsonObject {
  if (jsonSchema === undefined) return props
  const schema = resolveSchema(jsonSchema, jsonSchema)
  return schema === undefined ? props : readObject(schema, props, { root: jsonSchema, path: [], report })
}
