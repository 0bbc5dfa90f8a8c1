// What a page takes as it is: the stylesheet with everything it imports, <vitrail-view> with React inside, and the page of a replay.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const shared = { bundle: true, minify: true, legalComments: 'none', logLevel: 'warning' }

await build({
  ...shared,
  entryPoints: [path('../src/react/kit/styles/index.css')],
  outfile: path('../dist/styles.css'),
})
for (const [entry, outfile] of [
  ['../src/react/kit/element/view-element.ts', '../dist/view-element.js'],
  ['../src/cli/replay/page/replay-page.tsx', '../dist/replay-page.js'],
]) {
  await build({
    ...shared,
    entryPoints: [path(entry)],
    outfile: path(outfile),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['vitrail:source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'eof',
  })
}
