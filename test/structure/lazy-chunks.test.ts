import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { ROOT } from './source-files.ts'

const ENTRY = 'virtual:page'

/** As an app's bundler splits a page that draws with some export of the kit; React is there already. */
async function chunksOf(contents: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    resolve: { conditions: ['vitrail:source', 'module', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? join(ROOT, 'page.ts') : undefined),
        load: (id) => (id === join(ROOT, 'page.ts') ? contents : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        external: [/^react(-dom)?(\/|$)/, 'zod'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return outputs.filter((output) => output.type === 'chunk')
}

/** What is fetched before anything is drawn: the entry and all it imports statically. */
function firstLoad(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  return [...seen].flatMap(({ moduleIds }) => moduleIds)
}

const HEAVY = /node_modules\/(?:d3-[^/]+|marked)\/|\/react\/kit\/(?:chart|markdown|svg)\//

it('charts, Markdown and drawings wait in chunks of their own', async () => {
  const lazily = await chunksOf("export { lazyKitRegistry, View } from './src/react/kit/index.ts'")
  expect(firstLoad(lazily).filter((id) => HEAVY.test(id))).toEqual([])
  const later = lazily.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ name }) => name)
  expect(later.sort()).toEqual(['chart', 'markdown', 'svg'])
}, 240_000)

it('everything is there at once where it must be', async () => {
  const chunks = await chunksOf("export { kitRegistry } from './src/react/kit/index.ts'")
  expect(chunks).toHaveLength(1)
  expect(firstLoad(chunks).some((id) => HEAVY.test(id))).toBe(true)
}, 240_000)
