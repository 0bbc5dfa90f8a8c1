import { describe, it } from 'vitest'
import { FUZZ_PROPERTIES } from '../fuzz/targets.ts'

// A short run with a fixed seed; `npm run fuzz` is the long one.
describe('fuzz', () => {
  it.each(FUZZ_PROPERTIES)('$name', ({ run }) => {
    run({ cases: 150, seed: 7 })
  })
})
