import { defineTool, type Tool } from 'vitrail'
import { z } from 'zod'
import type { OrderBook } from '../data/orders.ts'
import { readable } from './list-orders.ts'

export function getOrder(orders: OrderBook): Tool {
  return defineTool({
    name: 'get_order',
    title: 'Read an order',
    kind: 'read',
    description: 'One order by its number.',
    input: z.object({ id: z.int() }),
    execute({ id }) {
      const order = orders.find(id)
      if (order !== undefined) return readable(order)
      const known = orders.list().map((other) => other.id)
      throw new Error(`There is no order ${id}. Orders: ${known.join(', ')}.`)
    },
  })
}
