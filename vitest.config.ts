import { defineConfig } from 'vitest/config'

const source = { conditions: ['vitrail:source', 'module', 'import', 'default'] }

const pure = ['src/core/**/*.test.ts', 'src/kit/**/*.test.ts']

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    projects: [
      // Pure functions: files share a process, which loads what they import once.
      {
        extends: true,
        test: { name: 'unit-pure', include: pure, pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'examples/**/*.test.ts',
            'test/unit/**/*.test.ts',
            'test/structure/**/*.test.ts',
          ],
          exclude: pure,
          pool: 'threads',
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
