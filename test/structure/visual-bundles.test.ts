import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { kitRegistry } from '../../src/react/kit/index.ts'
import { ROOT } from './source-files.ts'

const KIT = /^src\/react\/kit\/([^/]+)\//
/** Components drawn by the visual of another. */
const FOLDERS: Readonly<Record<string, string>> = { Tab: 'tabs' }
/** The icons that every visual may draw are in the folder of Icon. */
const SHARED = new Set(['icon'])

const names = Object.keys(kitRegistry)
const folders = new Set(names.map(folderOf))

function folderOf(name: string): string {
  return FOLDERS[name] ?? name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** The files of the kit that a page gets when it imports one visual and nothing else, by the visual's name. */
async function bundleEach(): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    entryPoints: names.map((name) => ({ in: `visual:${name}`, out: name })),
    outdir: ROOT,
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    conditions: ['vitrail:source'],
    plugins: [
      {
        name: 'one-visual',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^visual:/ }, ({ path }) => ({ path, namespace: 'visual' }))
          onLoad({ filter: /./, namespace: 'visual' }, ({ path }) => ({
            contents: `export { ${exportOf(path)} } from './src/react/kit/index.ts'`,
            resolveDir: ROOT,
          }))
        },
      },
    ],
  })
  return new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]) => [
      path.replace(/\.js$/, ''),
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    ]),
  )
}

function exportOf(path: string): string {
  const name = path.slice('visual:'.length)
  return name === 'Icon' ? 'NamedIcon' : name
}

it('a visual brings no other component with it', async () => {
  const bundles = await bundleEach()
  expect([...bundles.keys()].sort()).toEqual([...names].sort())
  const strays = [...bundles].flatMap(([name, files]) => {
    const drawn = new Set(files.map((file) => KIT.exec(file)?.[1] ?? ''))
    expect(drawn).toContain(folderOf(name))
    return [...drawn]
      .filter((folder) => folders.has(folder) && !SHARED.has(folder) && folder !== folderOf(name))
      .map((folder) => `${name} brings ${folder}`)
  })
  expect(strays).toEqual([])
}, 240_000)
