import type { Catalog } from '../catalog/catalog.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { flatTreeSchema } from './flat-tree-schema.ts'
import { looseTreeSchema } from './loose-tree-schema.ts'
import { strictTreeSchema } from './strict-tree-schema.ts'

/**
 * How exactly a tree tool's schema says what it takes; providers differ in what they accept. `flat`: one bag of all props, each with the
 * type it has wherever it stands. `strict`: every component with its own props, at several times the tokens. `loose`: one generic node
 * without references.
 */
export type TreeSchemaProfile = 'strict' | 'flat' | 'loose'

/**
 * The parameters of a tool that takes a tree of the catalog's model-facing components. The server checks every call, whichever profile
 * the model saw. Optional props stay optional; `null` for one reads as absent.
 */
export function treeToolSchema(catalog: Catalog, profile: TreeSchemaProfile = 'flat'): JsonSchema {
  switch (profile) {
    case 'strict':
      return strictTreeSchema(catalog.modelComponents())
    case 'flat':
      return flatTreeSchema(catalog.modelComponents())
    case 'loose':
      return looseTreeSchema(catalog.modelComponents())
    default: {
      const unknown: never = profile
      return unknown
    }
  }
}
