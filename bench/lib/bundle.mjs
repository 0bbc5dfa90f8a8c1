import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const CACHE = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')

/** Bundles a TypeScript entry into one plain module, as the published package would be; gives its path. */
export async function bundle(entry, name, options = {}) {
  mkdirSync(CACHE, { recursive: true })
  const outfile = join(CACHE, `${name}.mjs`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['vitrail:source'],
    logLevel: 'error',
    ...options,
  })
  return outfile
}
