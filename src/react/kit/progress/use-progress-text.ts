import type { ProgressProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { readFormat } from '../read/read-format.ts'
import { useSay } from '../words/use-say.ts'

/** A percentage; with a unit, how many of how many. */
export function useProgressText(props: ProgressProps, value: number | undefined, max: number): string {
  const say = useSay()
  const write = useFormat()
  const format = readFormat(props)
  if (value === undefined) return ''
  const counted =
    format.unit === undefined
      ? format.format !== undefined && format.format !== 'percent'
      : format.unit !== '%'
  return counted
    ? say('measure.of', { value: write(value, { ...format, unit: undefined }), max: write(max, format) })
    : write(value / max, { format: 'percent', decimals: 0 })
}
