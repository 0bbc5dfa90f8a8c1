import { isDeepStrictEqual } from 'node:util'
import { measure } from '../lib/measure.mjs'
import { createDocument, cut } from './corpus.mjs'

// One measurement in a process of its own: { peer, document: { kind, size }, chunk }.
const { peer, document, chunk } = JSON.parse(process.argv[2])
const { run, encode = JSON.stringify, decode = (value) => value } = await import(`./peers/${peer}.mjs`)

// A server has run its code before. Running it twice lets the compiler settle, which otherwise costs more than the parsing.
const WARM_UP_CHARACTERS = 50_000
const WARM_UPS = 2

const source = createDocument(document)
const text = encode(source)
const chunks = cut(text, chunk)
const warmUp = chunks.slice(0, Math.min(chunks.length - 1, Math.ceil(WARM_UP_CHARACTERS / chunk)))
for (let round = 0; round < WARM_UPS; round += 1) {
  // A peer may refuse text that stops half-way; what counts is that its code has run.
  await run(warmUp, () => {}).catch(() => undefined)
}

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
