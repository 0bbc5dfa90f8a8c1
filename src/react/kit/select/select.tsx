import type { ReactElement } from 'react'
import type { SelectProps } from '../../../kit/index.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { acceptsOne, labelOf, type OptionValue, readChosen, readOptions } from '../field/read-options.ts'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { Combobox } from './combobox.tsx'
import { NativeSelect } from './native-select.tsx'

const FILTER_OVER = 12

/** One of many: a native select, or a searchable list if there are many. */
export function Select(props: SelectProps): ReactElement | null {
  const say = useSay()
  const options = readOptions(props.options)
  const field = useKitField<OptionValue | null>(props, {
    initial: readChosen(props.value, options),
    accepts: acceptsOne(options),
    isEmpty: (value) => value === null,
    show: (value) => labelOf(options, value),
  })
  const placeholder = readText(props.placeholder) || say('select.placeholder')
  const Picker = (props.filter ?? options.length > FILTER_OVER) ? Combobox : NativeSelect
  if (isBlank(field.frame.label)) return null
  return (
    <FieldFrame frame={field.frame} className="vt-select">
      <Picker field={field} options={options} placeholder={placeholder} />
    </FieldFrame>
  )
}
