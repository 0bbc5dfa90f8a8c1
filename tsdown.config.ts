import { defineConfig } from 'tsdown'

/** One entry a door; the names match `exports` in package.json. */
export const doors = {
  core: 'src/core/index.ts',
  kit: 'src/kit/index.ts',
  client: 'src/client/index.ts',
  react: 'src/react/index.ts',
  'react-kit': 'src/react/kit/index.ts',
  agent: 'src/agent/index.ts',
  server: 'src/server/index.ts',
  'server-sqlite': 'src/server/sqlite/index.ts',
  testing: 'src/testing/index.ts',
}

export default defineConfig({
  entry: doors,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  clean: true,
  fixedExtension: false,
  deps: { neverBundle: [/^[^./]/], onlyBundle: [] },
})
