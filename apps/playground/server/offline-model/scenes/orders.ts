import { z } from 'zod'
import { countMentions, mentions, type Question, slot } from '../question.ts'
import { call, type Play, type Scene, say } from '../scene.ts'
import { readChoice, readNumberBy } from '../slots.ts'
import { ask, node, show } from '../view.ts'

const ORDER = z.object({
  id: z.number(),
  item: z.string(),
  placed: z.string(),
  total: z.string(),
  status: z.enum(['processing', 'shipped', 'delivered', 'refunded']),
})

const STATUSES = {
  processing: ['processing', 'open', 'pending'],
  shipped: ['shipped', 'on the way', 'in transit', 'underway'],
  delivered: ['delivered', 'arrived', 'received'],
  refunded: ['refunded', 'returned'],
} as const

export const orderListScene: Scene = {
  id: 'order-list',
  suggestions: [{ title: 'A placeholder first', icon: 'package', message: 'List my orders' }],
  relevance: (question) =>
    4 * Number(mentions(question, 'orders', 'purchases', 'order list', 'order history')) +
    2 * Number(mentions(question, 'ordered', 'bought', 'purchased')) +
    countMentions(question, 'my'),
  *play(question): Play {
    const status = slot(question, (one) => readChoice(one, STATUSES))
    const listedOrders = yield* ask(
      'list_orders',
      status === undefined ? {} : { status },
      z.object({ count: z.number() }),
    )
    if (listedOrders === undefined) return
    const which = status === undefined ? '' : ` ${status}`
    yield say(
      listedOrders.count === 0
        ? 'Ask for all orders to see the others.'
        : `${listedOrders.count}${which} ${listedOrders.count === 1 ? 'order' : 'orders'}. Ask for one by its number to refund it.`,
    )
  },
}

export const orderCardScene: Scene = {
  id: 'order-card',
  suggestions: [{ title: 'An action in a view', icon: 'receipt', message: 'Show order 1042' }],
  relevance: (question) => (!mentions(question, 'refund*') && readOrderId(question) !== undefined ? 6 : 0),
  *play(question): Play {
    const order = yield* ask('get_order', { id: slot(question, readOrderId) ?? 0 }, ORDER)
    if (order === undefined) return
    const isRefunded = order.status === 'refunded'
    yield* show(
      node('Card', { title: order.item, subtitle: `Order ${order.id}, placed ${writeDay(order.placed)}` }, [
        node('Stack', { direction: 'row', align: 'center', justify: 'between' }, [
          node('Heading', { text: order.total, level: 2 }),
          node('Badge', { text: order.status, tone: isRefunded ? 'neutral' : 'success' }),
        ]),
        isRefunded
          ? node('Text', { text: 'The money is on its way back.', muted: true })
          : node('Button', {
              label: 'Refund',
              action: 'refund',
              payload: { id: order.id },
              message: `Refund order ${order.id}`,
              tone: 'danger',
            }),
      ]),
    )
  },
}

export const refundScene: Scene = {
  id: 'refund',
  suggestions: [{ title: 'An approval', icon: 'shield', message: 'Refund order 1044' }],
  relevance: (question) => (mentions(question, 'refund', 'refunding', 'money back', 'give back') ? 8 : 0),
  *play(question): Play {
    const id = slot(question, readOrderId)
    if (id === undefined) {
      yield say('Which order? Give me its number, as in “refund order 1044”.')
      return
    }
    const result = yield* call('refund_order', { id })
    if (!result.ok) {
      yield say(result.denied ? `Then order ${id} stays as it is; nothing was refunded.` : result.message)
      return
    }
    const order = ORDER.parse(result.output)
    yield* show(
      node('Callout', {
        tone: 'success',
        title: `Order ${order.id} is refunded`,
        text: `${order.total} for “${order.item}” goes back to where it came from.`,
      }),
    )
  },
}

function readOrderId(question: Question): number | undefined {
  const { id } = question.values
  if (typeof id === 'number') return id
  return readNumberBy(question, 'order') ?? readFourDigits(question)
}

/** A number that looks like an order number, in a question about an order or a refund. */
function readFourDigits(question: Question): number | undefined {
  if (!mentions(question, 'order', 'refund*')) return undefined
  const digits = / #?(\d{4}) /.exec(question.words)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** `2015-11-28` → `November 28, 2015` */
function writeDay(day: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
