import { z } from 'zod'
import { createTreeStream, defineCatalog, defineComponent } from '../../src/core/index.ts'

export { createJsonStream } from '../../src/core/index.ts'

const description = 'A component of the benchmark.'
const catalog = defineCatalog([
  defineComponent({ name: 'Page', description, props: z.object({ title: z.string() }), children: true }),
  defineComponent({ name: 'Card', description, props: z.object({ title: z.string() }), children: true }),
  defineComponent({ name: 'Stack', description, props: z.object({ gap: z.string() }), children: true }),
  defineComponent({ name: 'Text', description, props: z.object({ text: z.string(), muted: z.boolean() }) }),
  defineComponent({
    name: 'Metric',
    description,
    props: z.object({ label: z.string(), value: z.number(), delta: z.number(), unit: z.string().nullable() }),
  }),
  defineComponent({
    name: 'Button',
    description,
    props: z.object({
      label: z.string(),
      on: z.object({ press: z.object({ action: z.string(), params: z.object({ id: z.number() }) }) }),
    }),
  }),
  defineComponent({
    name: 'Table',
    description,
    props: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
    }),
  }),
  defineComponent({
    name: 'Input',
    description,
    props: z.object({ name: z.string(), label: z.string(), value: z.object({ $state: z.string() }) }),
  }),
])

export function createBenchTreeStream() {
  return createTreeStream({ catalog, streaming: 'partial', limits: { maxNodes: 100_000 } })
}
