import type { ReactElement } from 'react'

const MAX_LINES = 10
const WIDTHS = ['92%', '100%', '84%', '96%', '78%']
const LAST = '58%'

export function SkeletonLines({ count }: { count: number }): ReactElement {
  const places = Array.from(
    { length: Math.min(Math.max(Math.trunc(count), 1), MAX_LINES) },
    (_, index) => index,
  )
  return (
    <div className="vt-skeleton" data-shape="lines" aria-hidden="true">
      {places.map((index) => (
        <span
          key={index}
          data-part="bone"
          style={{
            inlineSize: index === places.length - 1 ? LAST : WIDTHS[index % WIDTHS.length],
            blockSize: '0.75rem',
          }}
        />
      ))}
    </div>
  )
}
