// The canvas under load: a long trace replayed, one of many cards updated, a large
// view sent again, a histogram that follows its slider.
import { JSDOM } from 'jsdom'
import { bundle } from '../lib/bundle.mjs'
import { median } from '../lib/statistics.mjs'
import { formatNumber, formatTable } from '../lib/table.mjs'
import { benchHistogram } from './histogram.mjs'
import { benchViewDeltas } from './view-deltas.mjs'

const OPERATIONS = 1_000
const REPLAY_MS = 200
const CARDS = 200
const ROUNDS = 7

const replayHolds = await benchReplay()
console.log('')
const cardsHold = await benchCards()
console.log('')
const deltasHold = await benchViewDeltas()
console.log('')
const histogramHolds = await benchHistogram()
process.exitCode = replayHolds && cardsHold && deltasHold && histogramHolds ? 0 : 1

async function benchReplay() {
  const entry = new URL('./replay.entry.ts', import.meta.url).pathname
  const { compactLength, recordTrace, replay } = await import(
    await bundle(entry, 'replay', { external: ['zod'] })
  )
  const trace = recordTrace(OPERATIONS)
  let instances = 0
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now()
    instances = replay(trace)
    return performance.now() - begin
  })
  const time = median(times)
  const holds = time < REPLAY_MS
  console.log(
    formatTable(
      ['operations', 'instances left', 'compact trace', 'replay ms'],
      [[trace.length, instances, compactLength(trace), formatNumber(time)]],
    ),
  )
  console.log(
    `\n${holds ? 'holds' : 'MISSED'}: ${OPERATIONS} operations replay within ${REPLAY_MS} ms at the median`,
  )
  return holds
}

async function benchCards() {
  const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true })
  for (const name of [
    'window',
    'document',
    'navigator',
    'HTMLElement',
    'Node',
    'Element',
    'getComputedStyle',
    'location',
    'localStorage',
    'MutationObserver',
  ]) {
    const value = name === 'localStorage' ? undefined : window[name]
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
  const entry = new URL('./cards.entry.tsx', import.meta.url).pathname
  const { updateOne } = await import(
    await bundle(entry, 'cards', {
      jsx: 'automatic',
      alias: { 'react-dom/client': 'react-dom/profiling' },
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['zod'],
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    })
  )
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await updateOne(CARDS))
  const most = Math.max(...rounds.map(({ update }) => update))
  const firstTime = median(rounds.map((round) => round.firstTime))
  const updateTime = median(rounds.map((round) => round.updateTime))
  const holds = most === 1
  console.log(
    formatTable(
      ['cards', 'drawn at first', 'drawn by an update of one', 'render ms at first', 'of the update'],
      [[CARDS, rounds[0].first, most, formatNumber(firstTime), formatNumber(updateTime)]],
    ),
  )
  console.log(`\n${holds ? 'holds' : 'MISSED'}: updating one of ${CARDS} cards draws one card`)
  return holds
}
