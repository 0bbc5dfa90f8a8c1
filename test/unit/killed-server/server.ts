import * as z from 'zod'
import { canvas, createAgent } from '../../../src/agent/index.ts'
import { defineCatalog, defineComponent } from '../../../src/core/index.ts'
import { createServer, serve } from '../../../src/server/index.ts'
import { createSqliteStore } from '../../../src/server/sqlite/index.ts'
import { createScriptedModel } from '../../../src/testing/index.ts'

/** A server to be killed: `node server.ts <database> <port>`. Its answer to "Begin" adds a note to the canvas and never ends. */
const [file = '', port = '0'] = process.argv.slice(2)

const StickyNote = defineComponent({
  name: 'StickyNote',
  description: 'A note.',
  props: z.object({ text: z.string() }),
  fallbackText: ({ text }) => text,
})
const model = createScriptedModel(({ message, turn }) => {
  if (!message.includes('Begin')) return 'Done.'
  if (turn === 0) return [{ call: 'sticky_note', input: { text: 'by the model' } }]
  return ['Halfway', { pause: new Promise(() => undefined) }]
})
const agent = createAgent({ model, canvas: canvas({ catalog: defineCatalog([StickyNote]) }) })
const server = createServer({ agent, store: await createSqliteStore({ file }) })
const { port: listening } = await serve(server, { port: Number(port) })
console.log(listening)
