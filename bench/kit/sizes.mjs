import { readFileSync } from 'node:fs'
import { measureBundle, measureChunks } from './measure-bundle.mjs'

const BROWSER = "export * from './src/client/index.ts'; export * from './src/react/index.ts'"
const HEADLESS = ['core', 'client', 'react']
/** Folders of `src/react/kit/` that belong to no single component: many draw icons. */
const SHARED = new Set(['icon'])

/** The doors of the browser, in bytes of gzip, with the most each may have. */
export async function measureDoors() {
  const whole = await measureBundle(BROWSER)
  const overCore = await measureBundle(BROWSER, ['core'])
  const react = await measureBundle("export * from './src/react/index.ts'", ['core'])
  const chatOnly = await measureBundle(reactWithoutCanvas(), ['core'])
  const visuals = await measureBundle("export { kitRegistry } from './src/react/kit/index.ts'", HEADLESS)
  const kit = await measureBundle("export * from './src/react/kit/index.ts'", HEADLESS)
  return [
    { name: 'vitrail, as client and react import it', gzip: whole.gzip - overCore.gzip, most: 20_000 },
    { name: 'vitrail/react with its client, over React and core', gzip: chatOnly.gzip, most: 15_000 },
    { name: 'what a canvas adds to it, where a page has one', gzip: react.gzip - chatOnly.gzip },
    { name: 'vitrail/react/kit: all visuals', gzip: visuals.gzip, most: 110_000 },
    { name: 'vitrail/react/kit: visuals, Chat, <vitrail-view>', gzip: kit.gzip },
    { name: 'a page with client and react, over React', gzip: whole.gzip },
  ]
}

/** The door's own list of exports without those of the canvas: bundlers leave out what a page does not import. */
function reactWithoutCanvas() {
  const index = readFileSync(new URL('../../src/react/index.ts', import.meta.url), 'utf8')
  return index
    .replace(/^export (?:type )?\{[^}]*\} from '\.\/canvas\/[^']*'\n/gm, '')
    .replaceAll("from './", "from './src/react/")
}

/** Packages that no page without schemas of its own should load. */
export async function strayPackages() {
  const { files } = await measureBundle(BROWSER)
  return files.filter(({ path }) => /node_modules\/(?:zod|@cfworker)\//.test(path)).map(({ path }) => path)
}

/** Each visual imported alone: its size, and the other components that come with it. */
export async function measureComponents(names) {
  const folders = new Set(names.map(folderOf))
  return Promise.all(
    names.map(async (name) => {
      const contents = `export { ${name === 'Icon' ? 'NamedIcon' : name} } from './src/react/kit/index.ts'`
      const { gzip, files } = await measureBundle(contents, HEADLESS)
      const drawn = files.map(({ path }) => /^src\/react\/kit\/([^/]+)\//.exec(path)?.[1])
      const others = new Set(drawn.filter((folder) => folders.has(folder) && !SHARED.has(folder)))
      others.delete(folderOf(name))
      return { name, gzip, others: [...others].sort() }
    }),
  )
}

/** A Tab is drawn by the Tabs around it. */
function folderOf(name) {
  return name === 'Tab' ? 'tabs' : name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** What a page with `lazyKitRegistry` fetches at once, and what comes with the first chart, text and drawing. */
export async function measureLazyKit() {
  const page = [
    "export * from './src/client/index.ts'",
    "export * from './src/react/index.ts'",
    "export { View } from './src/react/kit/index.ts'",
  ].join('\n')
  const [atOnce, lazily] = await Promise.all(
    ['kitRegistry', 'lazyKitRegistry'].map((name) =>
      measureChunks(`${page}\nexport { ${name} } from './src/react/kit/index.ts'`),
    ),
  )
  return { atOnce, lazily }
}
