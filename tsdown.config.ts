import { defineConfig } from 'tsdown'

/** One entry a door: `src/<folder>/index.ts` becomes `dist/<folder>/index.js`, as `exports` in package.json says. */
export const doors = [
  'core',
  'kit',
  'data',
  'data/duckdb',
  'client',
  'react',
  'react/kit',
  'agent',
  'server',
  'server/sqlite',
  'export',
  'testing',
]

export default defineConfig({
  entry: [...doors, 'cli'].map((folder) => `src/${folder}/index.ts`),
  // File by file, so that bundlers take only what is used and people can read what they installed.
  unbundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  clean: true,
  fixedExtension: false,
  deps: { neverBundle: [/^[^./]/], onlyBundle: [] },
})
