import * as z from 'zod'
import type { JsonObject } from '../../core/index.ts'
import { type DataFilter, dataFilterSchema, QUERY_LIMITS } from '../../data/index.ts'

const OPERATORS = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'between',
  'in',
  'contains',
  'is-null',
  'not-null',
] as const

/** Leaves room in one query for the conditions that a component adds. */
const MAX_FILTERS = 8

const WRONG_VALUE: Partial<Record<(typeof OPERATORS)[number], string>> = {
  between: 'between takes two values: [from, to]',
  in: `in takes a list of at most ${QUERY_LIMITS.values} values`,
  contains: 'contains takes a text',
  'is-null': 'is-null takes no value',
  'not-null': 'not-null takes no value',
}

const scalar = z.union([z.string().max(QUERY_LIMITS.text), z.number(), z.boolean()])

/** One condition in the flat shape that models write best; each fits `DataFilter`. */
const Condition = z
  .strictObject({
    column: z.string().max(QUERY_LIMITS.text),
    op: z.enum(OPERATORS),
    value: z.union([scalar, z.array(scalar.nullable()).max(QUERY_LIMITS.values)]).optional(),
  })
  .superRefine((condition, context) => {
    if (dataFilterSchema.safeParse(condition).success) return
    context.addIssue({
      code: 'custom',
      path: ['value'],
      message: WRONG_VALUE[condition.op] ?? `${condition.op} takes one value`,
      params: { code: 'wrong_type' },
    })
  })

/** The rows to use; all conditions must hold. */
export const filterProp = z
  .array(Condition, { error: 'expected a list of conditions { column, op, value }' })
  .max(MAX_FILTERS, { error: `at most ${MAX_FILTERS} conditions` })
  .meta({ description: 'rows that meet all of these' })
  .optional()

/** The output of an instance: the rows a person selected, as conditions. */
export const SELECTION = z.array(dataFilterSchema).max(MAX_FILTERS)

/** A selection is kept while all columns that it names are shown. */
export function keepSelection(outputs: JsonObject, shown: readonly (string | undefined)[]): JsonObject {
  const selection = SELECTION.safeParse(outputs.selection)
  return selection.success && selection.data.every(({ column }) => shown.includes(column)) ? outputs : {}
}

export type FilterProp = z.infer<typeof filterProp>

/** The conditions in the form of a query; the schema of the prop has proved each of them. */
export function readFilters(prop: FilterProp): DataFilter[] {
  return z.array(dataFilterSchema).parse(prop ?? [])
}
