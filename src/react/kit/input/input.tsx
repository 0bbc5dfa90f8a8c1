import type { ReactElement } from 'react'
import { INPUT_TYPES, type InputProps } from '../../../kit/index.ts'
import { isBlank, readChoice, readText } from '../read/lenient.ts'
import { MomentInput } from './moment-input.tsx'
import { NumberInput } from './number-input.tsx'
import { TextInput } from './text-input.tsx'

/** A one-line field; a change of type makes a new field. */
export function Input(props: InputProps): ReactElement | null {
  const type = readChoice(props.inputType, INPUT_TYPES, 'text')
  if (isBlank(readText(props.label))) return null
  switch (type) {
    case 'number':
      return <NumberInput {...props} />
    case 'date':
    case 'time':
    case 'datetime':
      return <MomentInput key={type} {...props} inputType={type} />
    default:
      return <TextInput key={type} {...props} inputType={type} />
  }
}
