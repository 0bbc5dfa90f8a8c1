import * as z from 'zod'
import { defineComponent, type JsonObject, type ReportRepair, type TextWriter } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'
import { Name } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { Num } from '../shapes/numbers.ts'
import { Scalar } from '../shapes/scalar.ts'

const props = z.strictObject({
  field: Name.meta({ description: 'name of a field beside it' }),
  is: list(Scalar, 1, 20, 'values').optional(),
  not: list(Scalar, 1, 20, 'values').optional(),
  filled: z.boolean().optional(),
  min: Num.optional(),
  max: Num.optional(),
})

/** The validated props of a When. */
export type WhenProps = z.infer<typeof props>

const NAMES = { name: 'field', equals: 'is', value: 'is', values: 'is', notEquals: 'not', isNot: 'not' }

/** Shows its children while another field fits. */
export const When = defineComponent({
  name: 'When',
  description: 'Shows its children while another field fits',
  props,
  read: (written: JsonObject, report: ReportRepair) => renameMembers(written, NAMES, report),
  children: true,
  streaming: 'partial',
  skeleton: 'none',
  fallbackText(condition, children, text) {
    return text.blocks(text.italic(`(${conditionText(condition, text)})`), ...children)
  },
  example: {
    props: { field: 'delivery', is: ['home'] },
    children: [{ type: 'Input', props: { label: 'Street', name: 'street', required: true } }],
  },
})

function conditionText({ field, is, not, filled, min, max }: WhenProps, text: TextWriter): string {
  const write = (values: readonly unknown[]) => values.map((value) => text.format(value)).join(' / ')
  const parts = [
    is && `is ${write(is)}`,
    not && `is not ${write(not)}`,
    filled === true && 'is filled',
    filled === false && 'is empty',
    min !== undefined && `≥ ${text.format(min)}`,
    max !== undefined && `≤ ${text.format(max)}`,
  ]
  const conditions = parts.filter((part) => typeof part === 'string').join(', ')
  return `if ${field.trim().replace(/[_-]+/g, ' ')} ${conditions === '' ? 'is filled' : conditions}`
}
