// A histogram that follows its slider: 30 numbers of bins in turn, over 3 million rows in DuckDB, beside the same counts in a
// plain loop over a typed array and in our own source over rows in memory.
import { bundle } from '../lib/bundle.mjs'
import { interleave } from '../lib/interleave.mjs'
import { median, percentile } from '../lib/statistics.mjs'
import { formatNumber, formatTable } from '../lib/table.mjs'

const FILE = new URL('../../node_modules/vega-datasets/data/flights-3m.parquet', import.meta.url).pathname
const COLUMN = 'delay'
/** Different in every round, from 5 to 60, as the slider has them. */
const SLIDER = Array.from({ length: 30 }, (_, round) => 5 + ((round * 17) % 56))
const TARGET_MS = 150

/** Prints the table; says whether DuckDB answers in time. */
export async function benchHistogram() {
  const entry = new URL('./histogram.entry.ts', import.meta.url).pathname
  const { duckdbSource, rowsSource } = await import(
    await bundle(entry, 'histogram', { external: ['zod', '@duckdb/node-api'] })
  )
  const flights = await duckdbSource({ name: 'flights', files: FILE })
  const values = await readColumn(flights)
  const inMemory = rowsSource({ name: 'flights', rows: rowsOf(values) })
  const { min, max } = flights.columns.find(({ name }) => name === COLUMN)

  const kinds = [
    { title: 'whole numbers', range: {} },
    // Edges between the numbers: the general way, which looks at the edges.
    { title: 'fractions', range: { min: min - 0.25, max: max + 0.25 } },
  ]
  const rows = []
  let holds = true
  for (const { title, range } of kinds) {
    const queries = {
      duckdb: (bins) => countBins(flights, { count: bins, ...range }),
      rows: (bins) => countBins(inMemory, { count: bins, ...range }),
      plain: (bins) => plainHistogram(values, bins, range.min ?? min, range.max ?? max),
    }
    await agree(queries)
    const times = await interleave(Object.entries(queries).map(([id, query]) => slider(id, query)))
    holds &&= median(times.get('duckdb')) <= TARGET_MS
    for (const [id, label] of [
      ['duckdb', 'DuckDB'],
      ['rows', 'rows in memory'],
      ['plain', 'plain loop'],
    ]) {
      const of = times.get(id)
      rows.push([`${title}, ${label}`, formatNumber(median(of)), formatNumber(percentile(of, 1))])
    }
  }
  await flights.close()
  console.log(
    `Histogram of ${values.length.toLocaleString('en-US')} rows, ${SLIDER.length} positions of its slider.\n`,
  )
  console.log(formatTable(['', 'median ms', 'worst ms'], rows))
  console.log(`\n${holds ? 'holds' : 'MISSED'}: DuckDB within ${TARGET_MS} ms at the median`)
  return holds
}

function slider(id, query) {
  let round = 0
  return {
    id,
    rounds: SLIDER.length,
    async run() {
      const bins = SLIDER[round]
      round += 1
      const begin = performance.now()
      await query(bins)
      return performance.now() - begin
    },
  }
}

async function agree(queries) {
  const all = await Promise.all(Object.values(queries).map((query) => query(30)))
  const [first, ...others] = all.map((counts) => JSON.stringify(counts))
  if (others.some((counts) => counts !== first)) throw new Error('The histograms differ.')
}

/** The counts of the bins that hold something. */
async function countBins(source, bin) {
  const { rows } = await source.query({
    group: [{ column: COLUMN, bin }],
    aggregate: [{ op: 'count', as: 'count' }],
  })
  return rows.map(({ count }) => count)
}

/** The column as an application without a source would keep it. */
async function readColumn(source) {
  const { rows } = await source.query({
    group: [{ column: COLUMN }],
    aggregate: [{ op: 'count', as: 'count' }],
  })
  const values = new Float64Array(source.rowCount)
  let filled = 0
  for (const { [COLUMN]: value, count } of rows) {
    values.fill(value, filled, filled + count)
    filled += count
  }
  return shuffle(values)
}

/** Sorted values would be kinder to a loop than real ones. */
function shuffle(values) {
  for (let at = values.length - 1, state = 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (at + 1)
    const kept = values[at]
    values[at] = values[other]
    values[other] = kept
  }
  return values
}

function* rowsOf(values) {
  for (const value of values) yield { [COLUMN]: value }
}

function plainHistogram(values, bins, min, max) {
  const counts = new Uint32Array(bins)
  const range = max - min
  for (let at = 0; at < values.length; at += 1) {
    counts[Math.min(bins - 1, Math.trunc(((values[at] - min) * bins) / range))] += 1
  }
  return Array.from(counts.filter((count) => count > 0))
}

if (process.argv[1] === new URL(import.meta.url).pathname) process.exitCode = (await benchHistogram()) ? 0 : 1
