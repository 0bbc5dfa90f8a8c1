import { readFileSync } from 'node:fs'
import { defineTool } from 'vitrail'
import { z } from 'zod'

const FILES = [
  'seattle-weather',
  'query-cars',
  'summarize-cars',
  'summarize-penguins',
  'stock-prices',
  'find-movies',
  'country-indicators',
  'list-orders',
  'refund-order',
] as const

export const readSource = defineTool({
  name: 'read_source',
  title: 'Read source',
  kind: 'read',
  description: "The TypeScript source of one of this server's own tools.",
  input: z.object({ tool: z.enum(FILES) }),
  execute: ({ tool }) => ({
    file: `server/tools/${tool}.ts`,
    code: readFileSync(new URL(`${tool}.ts`, import.meta.url), 'utf8'),
  }),
})
