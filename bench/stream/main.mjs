import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../lib/bundle.mjs'
import { interleave } from '../lib/interleave.mjs'
import { runFresh } from '../lib/run-fresh.mjs'
import { median } from '../lib/statistics.mjs'
import { formatNumber, formatTable } from '../lib/table.mjs'
import { NAMES, PLAN } from './plan.mjs'
import { checkTargets } from './targets.mjs'

// Streams JSON in small chunks and reads the value after each, Vitrail beside its peers. --quick leaves out the
// minutes that the quadratic peers need for 200 KB.

const here = dirname(fileURLToPath(import.meta.url))
const isQuick = process.argv.includes('--quick')
await bundle(join(here, 'vitrail.entry.ts'), 'vitrail')

function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}\r`)
}

const steps = PLAN.filter(({ isSlow }) => !(isQuick && isSlow))
const tasks = steps.flatMap(({ id, document, chunk, rounds, peers }) =>
  peers.map((peer) => ({
    id: `${id}|${peer}`,
    rounds,
    run: () => runFresh(join(here, 'worker.mjs'), { peer, document, chunk }),
  })),
)
const results = await interleave(tasks, {
  onDone: (id, round) => showProgress(`round ${round + 1}: ${id}`),
})
showProgress('')

const of = (id, peer) => {
  const runs = results.get(`${id}|${peer}`)
  if (!runs) return undefined
  if (!runs.every((run) => run.isEqual)) throw new Error(`${peer} read another value (${id})`)
  const middle = (key) => median(runs.map((run) => run[key]))
  return {
    cpu: middle('cpu'),
    wall: middle('wall'),
    p999: middle('p999'),
    worst: middle('worst'),
    bestP999: Math.min(...runs.map((run) => run.p999)),
    runs: runs.length,
  }
}

const rows = []
for (const id of new Set(steps.map((step) => step.id))) {
  for (const { peers } of steps.filter((step) => step.id === id)) {
    for (const peer of peers) {
      const { cpu, wall, p999, worst, runs } = of(id, peer)
      const growth = id === '200 KB' ? `${formatNumber(cpu / of('50 KB', peer).cpu)}×` : ''
      const ratio = `${formatNumber(cpu / of(id, 'vitrail').cpu)}×`
      rows.push([
        id,
        NAMES[peer],
        ...[cpu, wall].map(formatNumber),
        ratio,
        growth,
        ...[p999, worst].map(formatNumber),
        runs,
      ])
    }
  }
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}; medians; milliseconds.`,
)
console.log(
  'The value is read after every chunk of 20 characters (or one). CPU is that of the whole process.',
)
console.log('json-render and openui stream formats of their own, and json-render whole lines only.\n')
const head = [
  'document',
  'reader',
  'CPU',
  'wall',
  'CPU/Vitrail',
  'growth',
  'p99.9 step',
  'worst step',
  'runs',
]
console.log(formatTable(head, rows))

const targets = checkTargets(of)
console.log(`\n${targets.map(({ isMet, line }) => `${isMet ? 'holds ' : 'MISSED'}  ${line}`).join('\n')}`)
if (!targets.every(({ isMet }) => isMet)) process.exitCode = 1
