import { setTimeout as wait } from 'node:timers/promises'
import { defineTool, type Tool } from 'vitrail'
import { z } from 'zod'
import { formatCents, type Order, type OrderBook } from '../data/orders.ts'

const COLUMNS = [
  { key: 'id', label: 'Order', align: 'left', format: 'text' },
  { key: 'item', label: 'Item' },
  { key: 'placed', label: 'Placed', format: 'date' },
  { key: 'total', label: 'Total', format: 'currency', currency: 'USD' },
  {
    key: 'status',
    label: 'Status',
    tones: { processing: 'info', shipped: 'brand', delivered: 'success', refunded: 'neutral' },
  },
]

/** Shows a placeholder at once, then the orders under the same id. `latencyMs` simulates a slow shop. */
export function listOrders(orders: OrderBook, latencyMs: number): Tool {
  return defineTool({
    name: 'list_orders',
    title: 'List orders',
    kind: 'read',
    description: 'Shows the orders as a table. They are samples. Do not repeat the rows in your answer.',
    input: z.object({ status: z.enum(['processing', 'shipped', 'delivered', 'refunded']).optional() }),
    async execute({ status }, context) {
      const found = orders.list(status)
      const { id } = await context.emitUi('OrdersLoading', { label: 'Reading the orders…' })
      await wait(latencyMs, undefined, { signal: context.signal })
      if (found.length === 0) {
        await context.emitUi('Callout', { text: `No order is ${status ?? 'here'}.` }, { id })
        return { count: 0 }
      }
      const rows = found.map((order) => ({ ...order, id: `#${order.id}`, total: order.totalCents / 100 }))
      await context.emitUi(
        'DataTable',
        { title: 'Orders', columns: COLUMNS, rows: rows.map(visible) },
        { id },
      )
      return { count: found.length, orders: found.map(readable) }
    },
  })
}

function visible({ id, item, placed, total, status }: Omit<Order, 'id'> & { id: string; total: number }) {
  return { id, item, placed, total, status }
}

/** What the model reads: the formatted amount besides the raw one. */
export function readable(order: Order) {
  return { ...order, total: formatCents(order.totalCents) }
}
