import { defineTool, type Tool } from 'vitrail'
import { z } from 'zod'
import type { OrderBook } from '../data/orders.ts'
import { readable } from './list-orders.ts'

/** An action: the run waits until the person approves it. */
export function refundOrder(orders: OrderBook): Tool {
  return defineTool({
    name: 'refund_order',
    title: 'Refund an order',
    kind: 'action',
    description: 'Gives back what an order cost. The person is asked first.',
    input: z.object({ id: z.int() }),
    execute({ id }) {
      const refusal = orders.refund(id)
      if (refusal !== undefined) throw new Error(`Not refunded: ${refusal}.`)
      const order = orders.find(id)
      return order === undefined ? { id } : readable(order)
    },
  })
}
