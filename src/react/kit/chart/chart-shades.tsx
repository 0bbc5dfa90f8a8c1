import type { ReactElement } from 'react'
import { useVitrail } from '../../index.ts'
import type { Format } from '../environment/use-format.ts'
import type { ChartColor } from './chart-model.ts'
import { shadeRamp } from './shade-color.ts'

/** The legend for the shades of a scatter plot, from least to most. */
export function ChartShades({ color, write }: { color: ChartColor; write: Format }): ReactElement | null {
  const { dir } = useVitrail()
  if (color.range === undefined) return null
  const [low, high] = color.range
  return (
    <p data-part="shades">
      <bdi>{color.label}</bdi>
      <bdi data-part="number">{write(low)}</bdi>
      <span data-part="ramp" style={{ background: shadeRamp(dir === 'rtl' ? 'left' : 'right') }} />
      <bdi data-part="number">{write(high)}</bdi>
    </p>
  )
}
