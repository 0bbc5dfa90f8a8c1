import type { InputProps } from '../../../kit/index.ts'
import type { Format } from '../environment/use-format.ts'
import { readNumber, readText } from '../read/lenient.ts'
import type { Say } from '../words/say.ts'
import { typedNumber } from './parse-number.ts'

type InputType = InputProps['inputType']

/** What is wrong with an entered number. */
export function checkNumber(value: number, props: InputProps, say: Say, locale: string): string | undefined {
  const min = readNumber(props.min)
  const max = readNumber(props.max)
  const step = readNumber(props.step)
  const written = (bound: number) => typedNumber(bound, locale)
  if (min !== undefined && value < min) return say('field.tooSmall', { min: written(min) })
  if (max !== undefined && value > max) return say('field.tooLarge', { max: written(max) })
  if (step !== undefined && step > 0 && !isOnGrid(value, min ?? 0, step))
    return say('field.wrongStep', { step: written(step) })
  return undefined
}

/** What is wrong with a day or a time. Local texts compare by characters in the order of time. */
export function checkMoment(value: string, props: InputProps, say: Say, format: Format): string | undefined {
  const min = readText(props.min)
  const max = readText(props.max)
  const written = (bound: string) => format(bound, { format: 'date' })
  if (min !== '' && value < min) return say('field.tooEarly', { min: written(min) })
  if (max !== '' && value > max) return say('field.tooLate', { max: written(max) })
  return undefined
}

export function checkText(
  value: string,
  type: InputType,
  { minLength }: { minLength?: unknown },
  say: Say,
): string | undefined {
  const least = readNumber(minLength)
  if (least !== undefined && [...value].length < least) return say('field.tooShort', { n: least })
  if (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value.trim())) return say('field.notEmail')
  if (type === 'url' && !URL.canParse(value.trim())) return say('field.notUrl')
  return undefined
}

/** Whether a value is a whole number of steps from the base, as far as binary fractions can tell. */
function isOnGrid(value: number, base: number, step: number): boolean {
  const steps = (value - base) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}
