import type * as z from 'zod'
import { fmt } from './fmt.ts'
import { Num } from './numbers.ts'

const MAX_STEPS = 1e6

/** The scale of a slider. Spread into the shape of an object, which `checkScale` then checks. */
export const scale = {
  min: Num.default(0),
  max: Num.default(100),
  step: Num.positive().default(1),
  ...fmt,
}

interface Written {
  min: number
  max: number
  step: number
  value?: number | number[] | undefined
}

export function checkScale({ min, max, step, value }: Written, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message })
  }
  if (min >= max) refuse('min', 'min must be under max')
  else if ((max - min) / step > MAX_STEPS) refuse('step', `at most ${MAX_STEPS} steps from min to max`)
  const values = [value ?? []].flat()
  if (values.some((each) => each < min || each > max)) refuse('value', 'the value is outside min to max')
  const [low, high] = values
  if (low !== undefined && high !== undefined && low > high)
    refuse('value', 'the first is greater than the second')
}
