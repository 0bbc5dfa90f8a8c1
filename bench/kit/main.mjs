// What the kit costs: gzip bytes in a browser, and tokens in a prompt.
import { fileURLToPath } from 'node:url'
import { bundle } from '../lib/bundle.mjs'
import { countTokens } from '../lib/count-tokens.mjs'
import { median } from '../lib/statistics.mjs'
import { formatTable } from '../lib/table.mjs'
import { measureLimits } from './limits.mjs'
import { measureComponents, measureDoors, measureLazyKit, strayPackages } from './sizes.mjs'

/** Whole prompts of others, with rules and examples: components, and tokens of o200k. */
const PEERS = [
  ['json-render', 36, 6_013],
  ['OpenUI', 53, 3_281],
]
const MAX_TOKENS = { KIT_COMPONENTS: 4_500, ESSENTIAL_COMPONENTS: 1_800 }

const entry = fileURLToPath(new URL('kit.entry.ts', import.meta.url))
const { ESSENTIAL_COMPONENTS, KIT_COMPONENTS, textsFor } = await import(await bundle(entry, 'kit'))

let holds = true
const verdict = (value, most) => {
  if (most === undefined) return ''
  holds &&= value <= most
  return value <= most ? 'yes' : 'NO'
}
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

const doors = (await measureDoors()).map(({ name, gzip, most }) => [
  name,
  kilobytes(gzip),
  most === undefined ? '' : kilobytes(most),
  verdict(gzip, most),
])
console.log(formatTable(['kB of gzip, without React and zod', 'size', 'at most', 'holds'], doors))
const strays = await strayPackages()
holds &&= strays.length === 0
console.log(
  `\nclient and react load no schema library: ${strays.length === 0 ? 'yes' : `NO, ${strays.join(', ')}`}`,
)

const { atOnce, lazily } = await measureLazyKit()
console.log('\nA page with client, react, View and a registry, over React:')
console.log(`  kitRegistry      ${kilobytes(atOnce.first)} at once`)
const chunks = lazily.later.map(({ name, gzip }) => `${name} ${kilobytes(gzip)}`)
console.log(`  lazyKitRegistry  ${kilobytes(lazily.first)} at once; later ${chunks.join(', ')}`)

const alone = await measureComponents(KIT_COMPONENTS.map(({ name }) => name))
const bySize = alone.toSorted((a, b) => a.gzip - b.gzip)
holds &&= alone.every(({ others }) => others.length === 0)
console.log(
  `\n${alone.length} visuals, each imported alone (median ${kilobytes(median(alone.map(({ gzip }) => gzip)))}):`,
)
const rows = bySize.map(({ name, gzip, others }) => [name, kilobytes(gzip), others.join(', ') || '–'])
console.log(formatTable(['kB of gzip', 'size', 'other components in it'], rows))

const sets = Object.entries({ KIT_COMPONENTS, ESSENTIAL_COMPONENTS })
const prompts = sets.map(([name, components]) => {
  const { signatures, prompt, onDemand, schemas } = textsFor(components)
  const cost = countTokens(signatures)
  const limit = MAX_TOKENS[name]
  const rest = [prompt, onDemand, ...schemas].map(countTokens)
  return [name, components.length, cost, limit, verdict(cost, limit), ...rest]
})
const peers = PEERS.map(([name, count, tokens]) => [name, count, '', '', '', tokens])
const head = ['o200k tokens', 'components', 'signatures', 'at most', 'holds', 'prompt', 'on demand']
console.log(`\n${formatTable([...head, 'strict', 'flat', 'loose'], [...prompts, ...peers])}`)
console.log('Signatures hold the list of icons; the last three are the schemas of the tree tool.')

const MAX_MS = 100
const drawn = (await measureLimits()).toSorted((a, b) => b.ms - a.ms)
holds &&= drawn.every(({ ms }) => ms <= MAX_MS)
const slowest = drawn.filter(({ ms }) => ms >= 10)
const slowRows = slowest.map(({ name, what, ms, elements }) => [
  `${name}${what === '' ? '' : `: ${what}`}`,
  ms.toFixed(0),
  elements,
  verdict(ms, MAX_MS),
])
const titles = ['drawn at its limits in Chromium', 'ms of CPU', 'elements', `at most ${MAX_MS}`]
console.log(`\n${formatTable(titles, slowRows)}`)
console.log(`and ${drawn.length - slowest.length} others in less than 10 ms each`)

console.log(`\n${holds ? 'holds' : 'MISSED'}: every limit above`)
process.exitCode = holds ? 0 : 1
