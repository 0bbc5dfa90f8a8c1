// Bytes on the wire while a tree streams with previews: snapshots beside deltas, through the server's own log, encoder and
// SSE writer. Time is simulated: the model writes SPEED characters a second and a preview goes out every 100 ms.
import { bundle } from '../lib/bundle.mjs'
import { formatTable } from '../lib/table.mjs'
import { createTree, cut } from '../stream/corpus.mjs'

const SIZES = [50_000, 200_000]
/** Characters a second: about 1 000 tokens a second, what fast providers stream. */
const SPEED = 4_000
const PREVIEW_MS = 100
const CHUNK = 20
const TARGET = 1.6

const entry = new URL('./wire.entry.ts', import.meta.url).pathname
const { createBenchTreeStream, createFrameEncoder, createJsonStream, createMemorySink, formatEvent } =
  await import(await bundle(entry, 'wire', { external: ['zod', 'hono', '@hono/node-server'] }))

/** The frames that an agent emits for one tree: previews at their times, then the final view. */
function* framesOf(tree) {
  const text = JSON.stringify(tree)
  const stream = createJsonStream()
  const reader = createBenchTreeStream()
  const view = { kind: 'ui', id: 'call_1:ui:0', component: 'genui:tree', toolCallId: 'call_1' }
  let written = 0
  let next = 0
  for (const chunk of cut(text, CHUNK)) {
    stream.push(chunk)
    written += chunk.length
    const now = (written / SPEED) * 1000
    if (now < next) continue
    const root = reader.read(stream.value, (container) => stream.isOpen(container), stream.done)
    if (root === undefined || root === null) continue
    next = now + PREVIEW_MS
    yield { ...view, props: { root }, partial: true }
  }
  yield { ...view, props: { root: tree }, version: 1 }
  yield { kind: 'finish', reason: 'stop' }
}

async function measure(tree) {
  const sink = createMemorySink({ maxRunSize: 1e9 })
  await sink.open({ runId: 'r', threadId: 't', messageId: 'm', actorId: 'a' })
  const connections = {
    snapshots: createFrameEncoder(),
    deltas: createFrameEncoder({ deltas: true }),
  }
  const bytes = { snapshots: 0, deltas: 0, final: Buffer.byteLength(JSON.stringify(tree)), previews: 0 }
  const frames = sink.read('r', 0, new AbortController().signal)[Symbol.asyncIterator]()
  for (const frame of framesOf(tree)) {
    await sink.append('r', frame)
    const { value } = await frames.next()
    if (frame.partial) bytes.previews += 1
    for (const [name, encoder] of Object.entries(connections)) {
      const sent = encoder.encode(value)
      if (sent !== undefined)
        bytes[name] += Buffer.byteLength(formatEvent({ id: sent.seq, data: sent.frame }))
    }
  }
  return bytes
}

const rows = []
let holds = true
for (const size of SIZES) {
  const { snapshots, deltas, final, previews } = await measure(createTree(size))
  holds &&= deltas / final <= TARGET
  const kilobytes = (count) => `${Math.round(count / 1000).toLocaleString('en-US')} kB`
  rows.push([
    `${size / 1000} KB tree`,
    kilobytes(final),
    previews,
    kilobytes(snapshots),
    kilobytes(deltas),
    `${(snapshots / final).toFixed(1)}x`,
    `${(deltas / final).toFixed(2)}x`,
  ])
}
console.log(
  `Previews every ${PREVIEW_MS} ms at ${SPEED} characters a second; bytes of SSE, the final view included.\n`,
)
console.log(
  formatTable(['', 'final tree', 'previews', 'snapshots', 'deltas', 'snapshots/final', 'deltas/final'], rows),
)
console.log(`\n${holds ? 'holds' : 'MISSED'}: deltas at most ${TARGET}x the compact final tree`)
process.exitCode = holds ? 0 : 1
