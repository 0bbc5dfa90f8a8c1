// What a page takes as it is: the stylesheet with everything it imports, and <vitrail-view> with React inside.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const shared = { bundle: true, minify: true, legalComments: 'none', logLevel: 'warning' }

await build({
  ...shared,
  entryPoints: [path('../src/react/kit/styles/index.css')],
  outfile: path('../dist/styles.css'),
})
await build({
  ...shared,
  entryPoints: [path('../src/react/kit/element/view-element.ts')],
  outfile: path('../dist/view-element.js'),
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['vitrail:source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'eof',
})
