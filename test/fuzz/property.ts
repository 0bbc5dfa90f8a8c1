import fc from 'fast-check'

/** One invariant that must hold for any input, by name. */
export interface FuzzProperty {
  name: string
  /** Throws the report of fast-check, with seed and counterexample, if the invariant does not hold. */
  run(settings: { cases: number; seed: number; onCase?(): void }): void
}

/** A property over generated inputs; `check` throws if it does not hold. */
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
