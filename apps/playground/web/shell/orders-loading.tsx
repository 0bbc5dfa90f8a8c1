import type { ReactElement } from 'react'

const ROWS = [1, 2, 3, 4, 5, 6]

/** As high as the table that comes in its place. */
export function OrdersLoading({ label }: { label: string }): ReactElement {
  return (
    <div className="pg-orders-loading" role="status">
      <span>{label}</span>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <i key={row} />
        ))}
      </div>
    </div>
  )
}
