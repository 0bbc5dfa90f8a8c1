import type { ReportRepair } from '../catalog/component.ts'
import type { Path } from '../issues/issue.ts'
import type { JsonObject } from '../json/json-value.ts'

/** Where a reading stands: the schema's root, the path so far, and whom to tell. */
export interface Place {
  readonly root: JsonObject
  readonly path: Path
  readonly report: ReportRepair
}

/** A value that its owner should leave out. */
export const ABSENT = Symbol('absent')

export function at(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] }
}
