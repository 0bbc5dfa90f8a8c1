import {
  type Catalog,
  defineCatalog,
  defineComponent,
  type JsonSchema,
  type TreeNode,
} from '../core/index.ts'

const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** A small catalog for tests: a container (`Panel`), two leaves (`Words`, `Figure`) and a skeleton models never see (`Waiting`). */
export const sampleCatalog: Catalog = defineCatalog([
  defineComponent({
    name: 'Panel',
    description: 'A frame with a title',
    props: closed({ title: { type: 'string' } }),
    children: true,
    example: { props: { title: 'Sales' } },
  }),
  defineComponent({
    name: 'Words',
    description: 'A paragraph',
    props: closed({ text: { type: 'string' } }),
    fallbackText: ({ text }) => String(text),
    example: { props: { text: 'All is well.' } },
  }),
  defineComponent({
    name: 'Figure',
    description: 'One number with its label',
    props: closed({ label: { type: 'string' }, value: { type: 'number' } }),
    fallbackText: ({ label, value }) => `${label}: ${value}`,
    example: { props: { label: 'Open orders', value: 12 } },
  }),
  defineComponent({
    name: 'Waiting',
    description: 'Stands for what is being read',
    props: closed({}),
    internal: true,
  }),
])

/** A panel of `size` leaves of the sample catalog, the same each time. */
export function sampleTree(size = 2): TreeNode {
  const children = Array.from(
    { length: size },
    (_, index): TreeNode =>
      index % 2 === 0
        ? { type: 'Words', props: { text: `Paragraph ${index + 1}` } }
        : { type: 'Figure', props: { label: `Figure ${index + 1}`, value: index * 10 } },
  )
  return { type: 'Panel', props: { title: 'Sample' }, ...(size > 0 && { children }) }
}
