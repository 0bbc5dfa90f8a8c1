import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { build as buildApp } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What the browser has already: React, and the schema library that the app writes its own components with. */
const PRESENT = ['react', 'react-dom', 'zod']

/**
 * Bundles a module text as an app's bundler would, minified. `without` are doors (folders of `src/`) that are not counted. Gives the gzip
 * size and the bytes that each source file has in it.
 */
export async function measureBundle(contents, without = []) {
  const result = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['vitrail:source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: PRESENT.flatMap((name) => [name, `${name}/*`]),
    plugins: [leaveOut(without)],
    logLevel: 'error',
  })
  const [output] = Object.values(result.metafile.outputs)
  const files = Object.entries(output.inputs)
    .map(([path, { bytesInOutput }]) => ({ path, bytes: bytesInOutput }))
    .filter(({ bytes }) => bytes > 0)
  return { gzip: gzipSync(result.outputFiles[0].contents, { level: 9 }).length, files }
}

/**
 * Splits a module text as an app's bundler would, minified. Gives the gzip bytes of what is fetched at once, and of each chunk that is
 * imported later with all that only it needs.
 */
export async function measureChunks(contents) {
  const entry = join(ROOT, 'page.ts')
  const { output } = await buildApp({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    resolve: { conditions: ['vitrail:source', 'module', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? contents : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: (id) => PRESENT.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (name, seen = new Set()) => {
    if (!chunks.has(name) || seen.has(name)) return seen
    seen.add(name)
    for (const other of chunks.get(name).imports) withImports(other, seen)
    return seen
  }
  const sizeOf = (names) =>
    names.reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0)
  const first = withImports(output.find(({ isEntry }) => isEntry).fileName)
  const later = output
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ name, fileName }) => ({
      name,
      gzip: sizeOf([...withImports(fileName)].filter((one) => !first.has(one))),
    }))
  return { first: sizeOf([...first]), later }
}

/** Imports of a door's index stay imports. */
function leaveOut(doors) {
  const indexes = doors.map((door) => join(ROOT, 'src', door, 'index.ts'))
  return {
    name: 'leave-out',
    setup(plugin) {
      plugin.onResolve({ filter: /index\.ts$/ }, ({ path, resolveDir }) => {
        const target = join(resolveDir, path)
        return indexes.includes(target) ? { path: target, external: true } : undefined
      })
    },
  }
}
