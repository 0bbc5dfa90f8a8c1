import type * as z from 'zod'
import { isDateTime, isDay, isTime } from '../shapes/day.ts'

interface Written {
  inputType: string
  value?: string | number | undefined
  min?: string | number | undefined
  max?: string | number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
}

type Place = 'value' | 'min' | 'max'
type Fits = (value: string | number) => boolean

const isText: Fits = (value) => typeof value === 'string'
const textThat =
  (is: (text: string) => boolean): Fits =>
  (value) =>
    typeof value === 'string' && (value === '' || is(value))

const KINDS: Readonly<Record<string, { fits: Fits; wanted: string; bounded: boolean }>> = {
  number: { fits: (value) => typeof value === 'number', wanted: 'a number', bounded: true },
  date: { fits: textThat(isDay), wanted: 'a day as YYYY-MM-DD, year first', bounded: true },
  time: { fits: textThat(isTime), wanted: 'a time as HH:MM', bounded: true },
  datetime: { fits: textThat(isDateTime), wanted: 'a local time as YYYY-MM-DDTHH:MM', bounded: true },
}
const TEXT = { fits: isText, wanted: 'text', bounded: false }

/** What a value or a bound may be depends on the type of the field. */
export function checkInput(input: Written, context: z.RefinementCtx): void {
  const { inputType, min, max, minLength, maxLength } = input
  const kind = KINDS[inputType] ?? TEXT
  const refuse = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message })
  }
  for (const place of ['value', 'min', 'max'] satisfies Place[]) {
    const written = input[place]
    if (written === undefined) continue
    if (place !== 'value' && !kind.bounded) refuse(place, `a field of type ${inputType} has no ${place}`)
    else if (!kind.fits(written)) refuse(place, `expected ${kind.wanted} in a field of type ${inputType}`)
  }
  if (min !== undefined && max !== undefined && min > max) refuse('min', 'min is greater than max')
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength)
    refuse('minLength', 'minLength is greater than maxLength')
}
