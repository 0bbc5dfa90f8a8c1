import {
  type Component,
  defineCatalog,
  describeComponents,
  type TreeSchemaProfile,
  treeToolSchema,
} from '../../src/core/index.ts'

export { ESSENTIAL_COMPONENTS, KIT_COMPONENTS } from '../../src/kit/index.ts'

const PROFILES: readonly TreeSchemaProfile[] = ['strict', 'flat', 'loose']

/** Everything a model may be told about some components. */
export function textsFor(components: readonly Component[]) {
  const catalog = defineCatalog(components)
  return {
    signatures: describeComponents(catalog.modelComponents()),
    prompt: catalog.prompt(),
    onDemand: catalog.prompt({ describe: 'on-demand' }),
    schemas: PROFILES.map((profile) => JSON.stringify(treeToolSchema(catalog, profile))),
  }
}
