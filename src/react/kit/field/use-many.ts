import { readNumber } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import type { WrittenField } from './read-field-props.ts'
import { labelOf, type OptionValue, type ReadOption, readOptions } from './read-options.ts'
import { type KitField, useKitField } from './use-kit-field.ts'

interface WrittenChoice extends WrittenField {
  options?: unknown
  value?: unknown
  max?: unknown
}

export interface Many {
  readonly field: KitField<OptionValue[]>
  readonly options: readonly ReadOption[]
  has(value: OptionValue): boolean
  /** It can't be chosen: it is disabled, or the limit is reached. */
  isClosed(option: ReadOption): boolean
  toggle(value: OptionValue): void
}

/** A field whose value is any of its options, in their order. */
export function useMany(props: WrittenChoice): Many {
  const say = useSay()
  const options = readOptions(props.options)
  const max = Math.max(readNumber(props.max) ?? options.length, 1)
  const chosenOf = (value: unknown): OptionValue[] =>
    Array.isArray(value) ? options.map((option) => option.value).filter((each) => value.includes(each)) : []
  const field = useKitField<OptionValue[]>(props, {
    initial: chosenOf(props.value).slice(0, max),
    accepts: (kept): kept is OptionValue[] =>
      Array.isArray(kept) && kept.length <= max && chosenOf(kept).length === kept.length,
    isEmpty: (value) => value.length === 0,
    show: (value) => value.map((each) => labelOf(options, each)).join(', '),
    check: (value) => (value.length > max ? say('option.atMost', { n: max }) : undefined),
  })
  const has = (value: OptionValue): boolean => field.value.includes(value)
  return {
    field,
    options,
    has,
    isClosed: (option) => option.disabled || (!has(option.value) && field.value.length >= max),
    toggle(value) {
      const next = has(value) ? field.value.filter((each) => each !== value) : [...field.value, value]
      field.set(chosenOf(next))
    },
  }
}
