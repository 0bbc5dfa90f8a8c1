import type { FuzzProperty } from './property.ts'
import { canvasProperties } from './targets/canvas.ts'
import { foldProperties } from './targets/fold.ts'
import { jsonStreamProperties } from './targets/json-stream.ts'
import { treeProperties } from './targets/tree.ts'
import { treeStreamProperties } from './targets/tree-stream.ts'

/** Every invariant that is fuzzed. A new target is a file under `targets/` and a line here. */
export const FUZZ_PROPERTIES: readonly FuzzProperty[] = [
  ...jsonStreamProperties,
  ...treeStreamProperties,
  ...treeProperties,
  ...foldProperties,
  ...canvasProperties,
]
