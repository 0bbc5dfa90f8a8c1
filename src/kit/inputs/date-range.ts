import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { DAY, Day } from '../shapes/day.ts'
import { FIELD, field } from '../shapes/field.ts'
import { list } from '../shapes/list.ts'
import { readDateRange } from './date-range.read.ts'
import { fieldLine } from './field-text.ts'

const props = z
  .strictObject({
    ...field,
    value: list(Day.nullable(), 2, 2, 'days').optional(),
    min: Day.optional(),
    max: Day.optional(),
  })
  .superRefine(({ value, min, max }, context) => {
    const [from, to] = value ?? []
    if (from && to && from > to)
      context.addIssue({ code: 'custom', path: ['value'], message: 'the first day is after the second' })
    if (min !== undefined && max !== undefined && min > max)
      context.addIssue({ code: 'custom', path: ['min'], message: 'min is greater than max' })
  })

/** The validated props of a DateRange. */
export type DateRangeProps = z.infer<typeof props>

/** From day to day. */
export const DateRange = defineComponent({
  ...FIELD,
  name: 'DateRange',
  description: 'From day to day',
  props,
  read: readDateRange,
  input: {
    value: () => ({
      type: 'array',
      items: { type: ['string', 'null'], pattern: DAY.source },
      minItems: 2,
      maxItems: 2,
    }),
  },
  fallbackText({ label, value }, _children, text) {
    const days = value?.map((day) => (day === null ? '____' : text.format(day, { format: 'date' }))) ?? []
    return fieldLine(label, days.join(' – '), text)
  },
  example: { props: { label: 'Stay', name: 'stay', value: ['2026-07-01', '2026-07-08'], min: '2026-01-01' } },
})
