// React work while a page of cards streams: how often each card mounts and renders, and how the commit time grows.
import { JSDOM } from 'jsdom'
import { bundle } from '../lib/bundle.mjs'
import { median } from '../lib/statistics.mjs'
import { formatNumber, formatTable } from '../lib/table.mjs'

const COUNTS = [25, 50, 100, 200]
const CHARS_PER_PREVIEW = 60
const ROUNDS = 5
/** The growth of the commit time for four times the cards that still counts as linear on a noisy machine. */
const LINEAR = 5

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true })
for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Node']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
}

const entry = new URL('./react.entry.tsx', import.meta.url).pathname
const profiling = { 'react-dom/client': 'react-dom/profiling' }
const { streamCards } = await import(
  await bundle(entry, 'react', {
    jsx: 'automatic',
    alias: profiling,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['zod'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
)

streamCards(20, CHARS_PER_PREVIEW)
const rounds = COUNTS.map(() => [])
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, count] of COUNTS.entries()) rounds[index].push(streamCards(count, CHARS_PER_PREVIEW))
}

let holds = true
const check = (condition) => {
  holds &&= condition
  return condition ? 'yes' : 'NO'
}
const times = rounds.map((results) => median(results.map((result) => result.commitTime)))
const rows = COUNTS.map((count, index) => {
  const [first] = rounds[index]
  const most = Math.max(...first.settled)
  return [
    count,
    first.commits,
    first.mounts,
    check(first.mounts === count),
    most,
    check(most <= 2),
    formatNumber(times[index]),
  ]
})
const growth = times.at(-1) / times[COUNTS.length - 3]
const linear = check(growth <= LINEAR)
console.log(
  `A preview every ${CHARS_PER_PREVIEW} characters; commit times are medians of ${ROUNDS} rounds.\n`,
)
console.log(
  formatTable(
    ['cards', 'commits', 'mounts', 'each once', 'most renders settled', 'at most 2', 'commit ms'],
    rows,
  ),
)
console.log(`\nFour times the cards take ${formatNumber(growth)}x the time; at most ${LINEAR}x: ${linear}`)
console.log(
  `\n${holds ? 'holds' : 'MISSED'}: each card mounts once, renders at most twice once settled, and the time grows linearly`,
)
process.exitCode = holds ? 0 : 1
