import type { ReactElement } from 'react'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { Input } from '../../input/input.tsx'
import { MultiSelect } from '../../multi-select/multi-select.tsx'
import { Select } from '../../select/select.tsx'
import { TextArea } from '../../text-area/text-area.tsx'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import type { PropField } from './prop-fields.ts'
import { toFieldValue } from './prop-values.ts'

const MAX_JSON = 60_000

/** One prop, edited with a field of the kit. */
export function PropInput({ field, value }: { field: PropField; value: unknown }): ReactElement {
  const say = useCanvasSay()
  const shown = toFieldValue(field, value)
  const { name, label, hint, required } = field
  const base = { name, label, required, disabled: false, ...(hint !== undefined && { hint }) }
  switch (field.kind) {
    case 'boolean':
      return <Checkbox {...base} required={false} value={shown === true} variant="checkbox" />
    case 'number':
      return (
        <Input
          {...base}
          inputType="number"
          {...(typeof shown === 'number' && { value: shown })}
          {...(field.min !== undefined && { min: field.min })}
          {...(field.max !== undefined && { max: field.max })}
          {...(field.whole && { step: 1 })}
        />
      )
    case 'choice':
      return (
        <Select
          {...base}
          options={optionsOf(field.options)}
          {...(isScalar(shown) && { value: shown })}
          {...(!required && { placeholder: say('canvas.edit.unset') })}
        />
      )
    case 'choices':
      return (
        <MultiSelect
          {...base}
          options={optionsOf(field.options)}
          value={Array.isArray(shown) ? shown.filter(isScalar) : []}
        />
      )
    case 'text':
      return field.long ? (
        <TextArea {...base} lines={4} value={textOf(shown)} maxLength={field.maxLength ?? MAX_JSON} />
      ) : (
        <Input {...base} inputType="text" value={textOf(shown)} maxLength={field.maxLength ?? 500} />
      )
    case 'lines':
      return (
        <TextArea
          {...base}
          hint={[hint, say('canvas.edit.lines')].filter((words) => words !== undefined).join(' · ')}
          lines={4}
          value={textOf(shown)}
          maxLength={MAX_JSON}
        />
      )
    case 'json':
      return <TextArea {...base} lines={linesOf(textOf(shown))} value={textOf(shown)} maxLength={MAX_JSON} />
    default: {
      const never: never = field
      return never
    }
  }
}

function optionsOf(values: readonly (string | number)[]): { value: string | number; label: string }[] {
  return values.map((value) => ({ value, label: String(value) }))
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** As many as are written, within reason. */
function linesOf(text: string): number {
  return Math.min(8, Math.max(2, text.split('\n').length))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
