import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundles one file for the browser from the sources. The path is relative to the root of the repository. */
export async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../../${path}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    conditions: ['vitrail:source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
