// Seven interfaces as Vitrail trees, in tokens beside the same ones in the formats of others: `npm run bench:tokens -- <folder>`.
// The folder holds the samples of OpenUI's token benchmark: <name>.oui, <name>.vercel.jsonl and <name>.c1.json.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../lib/bundle.mjs'
import { countTokens } from '../lib/count-tokens.mjs'
import { formatTable } from '../lib/table.mjs'
import { missingFrom } from './missing-from.mjs'
import { visibleIn } from './visible-in.mjs'

const NAMES = [
  'simple-table',
  'chart-with-data',
  'contact-form',
  'dashboard',
  'pricing-page',
  'settings-panel',
  'e-commerce-product',
]
const FORMATS = ['oui', 'vercel.jsonl', 'c1.json']
const MAX_TOKENS = 4_500

const here = fileURLToPath(new URL('.', import.meta.url))
const folder =
  process.argv[2] === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', process.argv[2])
const samples =
  folder !== undefined && existsSync(join(folder, `${NAMES[0]}.vercel.jsonl`)) ? folder : undefined
if (samples === undefined) {
  console.log(
    `No samples${folder === undefined ? '' : ` in ${folder}`}: the trees are checked and counted alone.\n`,
  )
}

const { checkTree } = await import(await bundle(join(here, 'tokens.entry.ts'), 'tokens'))
const problems = []
const rows = NAMES.map((name) => {
  const tree = JSON.parse(readFileSync(join(here, 'trees', `${name}.json`), 'utf8'))
  const checked = checkTree(tree)
  problems.push(...checked.problems.map((problem) => `${name}: ${problem}`))
  const count = countTokens(JSON.stringify(tree))
  if (samples === undefined) return [name, count]
  const sample = readFileSync(join(samples, `${name}.vercel.jsonl`), 'utf8')
  const missing = missingFrom(visibleIn(sample), tree, checked.text)
  problems.push(
    ...missing.map((text) => `${name}: the sample shows ${JSON.stringify(text)}, the tree does not`),
  )
  return [name, count, ...FORMATS.map((format) => countSample(join(samples, `${name}.${format}`)))]
})
const totals = rows[0].slice(1).map((_, column) => rows.reduce((sum, row) => sum + row[column + 1], 0))

const head = ['o200k tokens', 'Vitrail', 'OpenUI Lang', 'json-render', 'C1'].slice(0, rows[0].length)
console.log(formatTable(head, [...rows, ['in all', ...totals]]))
const fits = totals[0] <= MAX_TOKENS
console.log(`\n${fits ? 'holds' : 'MISSED'}: at most ${MAX_TOKENS} tokens in all`)
if (problems.length > 0) console.log(`\n${problems.join('\n')}`)
else
  console.log(
    `holds: every tree is valid as written${samples === undefined ? '' : ', and shows all its sample shows'}`,
  )
process.exitCode = fits && problems.length === 0 ? 0 : 1

/** As published, except JSON, which is counted without its indentation. */
function countSample(path) {
  const text = readFileSync(path, 'utf8')
  return countTokens(path.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text)
}
