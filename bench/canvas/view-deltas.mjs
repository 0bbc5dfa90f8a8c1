// What a slider sends to each tab: a chart of 5,000 points, of which every position changes 50.
import { bundle } from '../lib/bundle.mjs'
import { median } from '../lib/statistics.mjs'
import { formatNumber, formatTable } from '../lib/table.mjs'

const POINTS = 5_000
const CHANGED = 50
const POSITIONS = 30
const MOST = 0.05

/** Prints the table; says whether deltas are at most a twentieth. */
export async function benchViewDeltas() {
  const entry = new URL('./view-deltas.entry.ts', import.meta.url).pathname
  const { createViewDeltas } = await import(await bundle(entry, 'view-deltas', { external: ['zod'] }))
  const shorten = createViewDeltas()
  const sizes = { whole: [], delta: [] }
  const times = []
  for (let position = 0; position < POSITIONS; position += 1) {
    const frame = { kind: 'canvas-view', id: 'c1', status: 'ready', node: chart(position) }
    const begin = performance.now()
    const sent = shorten(frame)
    times.push(performance.now() - begin)
    if (position === 0) continue
    sizes.whole.push(JSON.stringify(frame).length)
    sizes.delta.push(JSON.stringify(sent).length)
  }
  const [whole, delta] = [median(sizes.whole), median(sizes.delta)]
  const holds = delta <= whole * MOST
  console.log(
    formatTable(
      ['points', 'changed', 'whole bytes', 'sent bytes', 'ms to make'],
      [[POINTS, CHANGED, whole, delta, formatNumber(median(times))]],
    ),
  )
  console.log(`\n${holds ? 'holds' : 'MISSED'}: at most ${MOST * 100} % of the whole view is sent`)
  return holds
}

function chart(position) {
  const data = Array.from({ length: POINTS }, (_, x) => ({
    x,
    y: x % (POINTS / CHANGED) === 0 ? position * 1_000 + x : (x * 7_919) % 1_000,
  }))
  return { type: 'Chart', props: { type: 'line', xKey: 'x', series: [{ key: 'y' }], data } }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  process.exitCode = (await benchViewDeltas()) ? 0 : 1
