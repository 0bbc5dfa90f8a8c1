// Bundles the stylesheet and everything it imports into dist/styles.css.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

await build({
  entryPoints: [path('../src/react/kit/styles/index.css')],
  outfile: path('../dist/styles.css'),
  bundle: true,
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
})
