type OrderStatus = 'processing' | 'shipped' | 'delivered' | 'refunded'

export interface Order {
  id: number
  item: string
  /** `YYYY-MM-DD` */
  placed: string
  totalCents: number
  status: OrderStatus
}

/** The only invented data here: an order book small enough to change, kept while the server runs. */
export interface OrderBook {
  list(status?: OrderStatus): Order[]
  find(id: number): Order | undefined
  /** Why not, or undefined when it is done. */
  refund(id: number): string | undefined
}

const SAMPLE: readonly Order[] = [
  { id: 1042, item: 'Rain jacket', placed: '2015-11-28', totalCents: 12_999, status: 'delivered' },
  {
    id: 1043,
    item: 'Trail map of the Cascades',
    placed: '2015-11-30',
    totalCents: 1_450,
    status: 'delivered',
  },
  { id: 1044, item: 'Thermos, 1 l', placed: '2015-12-02', totalCents: 3_400, status: 'shipped' },
  { id: 1045, item: 'Headlamp', placed: '2015-12-03', totalCents: 5_900, status: 'shipped' },
  { id: 1046, item: 'Wool socks, 3 pairs', placed: '2015-12-04', totalCents: 2_700, status: 'processing' },
  { id: 1047, item: 'Camping stove', placed: '2015-12-04', totalCents: 8_950, status: 'processing' },
]

export function createOrderBook(orders: readonly Order[] = SAMPLE): OrderBook {
  const byId = new Map(orders.map((order) => [order.id, { ...order }]))
  return {
    list: (status) =>
      [...byId.values()]
        .filter((order) => status === undefined || order.status === status)
        .map((order) => ({ ...order })),
    find(id) {
      const order = byId.get(id)
      return order && { ...order }
    },
    refund(id) {
      const order = byId.get(id)
      if (order === undefined) return `there is no order ${id}; orders: ${[...byId.keys()].join(', ')}`
      if (order.status === 'refunded') return `order ${id} is refunded already`
      order.status = 'refunded'
      return undefined
    },
  }
}

/** 12999 → `$129.99` */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}
