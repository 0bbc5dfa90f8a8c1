import { defineConfig } from 'vitest/config'

const source = { conditions: ['vitrail:source', 'module', 'import', 'default'] }

/** Drawn as a server does: there is no document. */
const served = [
  'src/export/**/*.test.tsx',
  'src/react/kit/{visuals,prefixes}.test.tsx',
  'src/react/kit/placeholder/*.test.tsx',
]

/** Files share a process, which loads what they import once: each leaves nothing behind for the next. */
const shared = { pool: 'threads', isolate: false, testTimeout: 20_000 } as const

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'apps/**/*.test.ts',
            'examples/**/*.test.ts',
            'test/unit/**/*.test.ts',
            'test/structure/**/*.test.ts',
            ...served,
          ],
        },
      },
      // Apart from the others: a process is not shared across environments.
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit-page',
          include: ['src/**/*.test.tsx', 'apps/**/*.test.tsx'],
          exclude: served,
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: { name: 'interop', include: ['test/interop/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          globalSetup: 'test/browser/harness/build-playground.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
