import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

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
