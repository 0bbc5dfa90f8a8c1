import type { Catalog } from '../../catalog/catalog.ts'
import { fieldsOf } from '../../fields/fields-of.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { compileSchema } from '../../schema/compile-schema.ts'
import type { TreeNode } from '../../tree/node.ts'

/** The names of the inputs that the fields of a newly drawn card no longer take. */
export function refusedInputs(catalog: Catalog, root: TreeNode, inputs: JsonObject): string[] {
  const fields = fieldsOf(catalog, { type: '', props: {}, children: [root] })
  return fields
    .filter(({ key, component, node }) => {
      const schema = component.input?.value(node.props)
      return (
        Object.hasOwn(inputs, key) && schema !== undefined && !compileSchema(schema).check(inputs[key]).ok
      )
    })
    .map(({ key }) => key)
}
