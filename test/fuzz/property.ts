import fc from 'fast-check'

/** One invariant that must hold for any input, by name. */
export interface FuzzProperty {
  name: string
  /** Throws fast-check's report, with seed and counterexample, where the invariant does not hold. */
  run(settings: { cases: number; seed: number; onCase?(): void }): void
}

/** A property over generated inputs; `check` throws where it does not hold. */
export function fuzzProperty<T>(
  name: string,
  inputs: fc.Arbitrary<T>,
  check: (input: T) => void,
): FuzzProperty {
  return {
    name,
    run({ cases, seed, onCase }) {
      const property = fc.property(inputs, (input) => {
        onCase?.()
        check(input)
      })
      fc.assert(property, { numRuns: cases, seed })
    },
  }
}
