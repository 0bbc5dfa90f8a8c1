import type { ReactElement } from 'react'

const BLOCKS = '▁▂▃▄▅▆▇█'
const WIDTH = 6
const HEIGHT = 24

/** Block characters as bars; anything else between them is a gap. */
export function SparkBars({ text, label }: { text: string; label: string }): ReactElement {
  const bars = [...text].map((block) => BLOCKS.indexOf(block) + 1)
  return (
    <svg
      data-part="spark"
      role="img"
      aria-label={label}
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
