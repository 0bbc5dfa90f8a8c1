import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { createAnthropic } from '@ai-sdk/anthropic'
import { defineCatalog } from 'vitrail'
import { canvas, createAgent } from 'vitrail/agent'
import { duckdbSource } from 'vitrail/data/duckdb'
import { datasetComponents, KIT_COMPONENTS } from 'vitrail/kit'
import { createScriptedModel } from 'vitrail/testing'

const sample = join(createRequire(import.meta.url).resolve('vega-datasets'), '../../data/penguins.json')
const { DATA_FILE, INIT_CWD = '.' } = process.env
const file = DATA_FILE === undefined ? sample : resolve(INIT_CWD, DATA_FILE)
const source = await duckdbSource({ name: 'data', files: file })

const components = datasetComponents(source)
// The kit draws what the components over data resolve to.
export const catalog = defineCatalog([...KIT_COMPONENTS, ...components])

// Without a key: draws a histogram of the numeric column that the message names.
const scripted = createScriptedModel(({ message, results: [result] }) => {
  if (result !== undefined) return result.failed ? String(result.output) : 'There it is.'
  const isNamed = ({ name }: { name: string }) => message.toLowerCase().includes(name.toLowerCase())
  return { call: 'histogram', input: { column: source.columns.find(isNamed)?.name ?? message } }
})
const apiKey = process.env.ANTHROPIC_API_KEY
const model = apiKey ? createAnthropic({ apiKey })('claude-sonnet-5-5') : scripted

export const agent = createAgent({
  model,
  canvas: canvas({ catalog, select: components, data: () => source, modelLayout: true }),
})
