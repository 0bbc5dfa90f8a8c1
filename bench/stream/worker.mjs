import { isDeepStrictEqual } from 'node:util'
import { measure } from '../lib/measure.mjs'
import { createDocument, cut } from './corpus.mjs'

// One measurement in a process of its own: { peer, document: { kind, size }, chunk }.
const { peer, document, chunk } = JSON.parse(process.argv[2])
const { run, encode = JSON.stringify, decode = (value) => value } = await import(`./peers/${peer}.mjs`)

const WARM_UP_CHUNKS = 300

const source = createDocument(document)
const text = encode(source)
const chunks = cut(text, chunk)
await run(chunks.slice(0, Math.min(WARM_UP_CHUNKS, chunks.length - 1)), () => {}).catch(() => {})
globalThis.gc?.()

let result
const measured = await measure(chunks.length, async (tick) => {
  result = await run(chunks, tick)
})
const isEqual = isDeepStrictEqual(
  JSON.parse(JSON.stringify(decode(result, source))),
  JSON.parse(JSON.stringify(source)),
)
process.stdout.write(
  `${JSON.stringify({ ...measured, isEqual, characters: text.length, chunks: chunks.length })}\n`,
)
