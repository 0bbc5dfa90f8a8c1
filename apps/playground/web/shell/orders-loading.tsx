import type { ReactElement } from 'react'
import { KitPlaceholder } from 'vitrail/react/kit'

/** The table to come, as far as it is known. */
const TABLE = {
  type: 'DataTable',
  props: {
    columns: ['id', 'item', 'placed', 'total', 'status'].map((key) => ({ key })),
    rows: [1, 2, 3, 4, 5, 6].map((row) => ({ row })),
  },
}

/** As high as the table that comes in its place. */
export function OrdersLoading({ label }: { label: string }): ReactElement {
  return (
    <div className="pg-orders-loading">
      <p role="status">{label}</p>
      <KitPlaceholder node={TABLE} shape="table" />
    </div>
  )
}
