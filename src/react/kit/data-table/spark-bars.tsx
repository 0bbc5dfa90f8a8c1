import type { ReactElement } from 'react'
import type { Format } from '../environment/use-format.ts'

const BLOCKS = '▁▂▃▄▅▆▇█'
const WIDTH = 6
const HEIGHT = 24

interface Props {
  text: string
  label: string
  write: Format
}

/** Block characters as bars, as shares of the highest; any other character is a gap. */
export function SparkBars({ text, label, write }: Props): ReactElement {
  const bars = [...text].map((block) => BLOCKS.indexOf(block) + 1)
  const shares = bars.map((height) =>
    height === 0 ? '–' : write(height / BLOCKS.length, { format: 'percent', decimals: 0 }),
  )
  return (
    <svg
      data-part="spark"
      role="img"
      aria-label={`${label}: ${shares.join(', ')}`}
      viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {bars.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place
          key={index}
          x={index * WIDTH + 0.5}
          y={HEIGHT - (height / BLOCKS.length) * HEIGHT}
          width={WIDTH - 1}
          height={(height / BLOCKS.length) * HEIGHT}
        />
      ))}
    </svg>
  )
}
