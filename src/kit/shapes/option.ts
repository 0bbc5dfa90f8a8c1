import * as z from 'zod'
import type { JsonSchema } from '../../core/index.ts'
import { list } from './list.ts'
import { Num } from './numbers.ts'
import { ControlLabel, Label, Line } from './text-shapes.ts'

/** What an option stands for. */
export const OptionValue = z.union([Label, Num], { error: 'expected text or a number' })

export type OptionValueType = z.infer<typeof OptionValue>

const Option = z
  .strictObject({
    value: OptionValue,
    label: ControlLabel,
    hint: Line.optional(),
    group: Label.optional(),
    disabled: z.boolean().optional(),
  })
  .meta({ 'x-shape': 'option' })

/** One choice of a field. */
export type FieldOption = z.infer<typeof Option>

/** The choices of a field, 1 to `max`, each with a value of its own. */
export function options(max: number) {
  return list(Option, 1, max, 'options').superRefine((items, context) => {
    const seen = new Set<unknown>()
    for (const [index, { value }] of items.entries()) {
      if (seen.has(value)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'value'],
          message: 'another option has this value already: each needs its own',
          params: { code: 'duplicate_value' },
        })
      }
      seen.add(value)
    }
  })
}

const valuesOf = (list: readonly FieldOption[]) => list.map(({ value }) => value)

/** The value of a field that takes one of its options, or none. */
export function oneOf(list: readonly FieldOption[]): JsonSchema {
  return { enum: [...valuesOf(list), null] }
}

/** The value of a field that takes any of its options. */
export function anyOf(list: readonly FieldOption[], max = list.length): JsonSchema {
  return { type: 'array', items: { enum: valuesOf(list) }, uniqueItems: true, maxItems: max }
}

/** The initial value of a field that takes any of its options. */
export function chosenValues(max: number) {
  return list(OptionValue, 0, max, 'values').optional()
}
