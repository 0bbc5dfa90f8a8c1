import { defineTool } from 'vitrail'
import { z } from 'zod'
import { present, round } from '../data/statistics.ts'
import { STOCK_SYMBOLS, stockMonths } from '../data/stocks.ts'

/** More points than this add nothing on a chart of this width. */
const MAX_ROWS = 60

export const stockPrices = defineTool({
  name: 'stock_prices',
  title: 'Stock prices',
  kind: 'read',
  description:
    'Monthly prices in US dollars of MSFT, AMZN, IBM, GOOG and AAPL, January 2000 to March 2010, one column a symbol. Long ' +
    'periods are thinned to every second or third month; null before a company was listed.',
  input: z.object({
    symbols: z.array(z.enum(STOCK_SYMBOLS)).min(1).max(5),
    from: z.int().min(2000).max(2010).default(2000).describe('a year'),
    to: z.int().min(2000).max(2010).default(2010),
  }),
  execute({ symbols, from, to }) {
    const months = stockMonths({ symbols, from, to })
    const every = Math.max(1, Math.ceil(months.length / MAX_ROWS))
    return {
      every,
      rows: months.filter((_, index) => index % every === 0),
      changes: symbols.map((symbol) => {
        const prices = present(months.map((row) => row[symbol]))
        const [first, last] = [prices[0], prices.at(-1)]
        if (first === undefined || last === undefined)
          return { symbol, first: null, last: null, percent: null }
        return { symbol, first, last, percent: round((last / first - 1) * 100, 0) }
      }),
    }
  },
})
