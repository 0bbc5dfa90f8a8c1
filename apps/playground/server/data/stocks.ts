import { z } from 'zod'
import { isoDay } from './calendar.ts'
import { csvDataset } from './dataset-file.ts'

export const STOCK_SYMBOLS = ['MSFT', 'AMZN', 'IBM', 'GOOG', 'AAPL'] as const
export type StockSymbol = (typeof STOCK_SYMBOLS)[number]

interface StockPrice {
  symbol: StockSymbol
  /** `YYYY-MM` */
  month: string
  /** US dollars, on the first of the month. */
  price: number
}

const readPrices = csvDataset(
  'data/stocks.csv',
  z
    .object({ symbol: z.enum(STOCK_SYMBOLS), date: z.string(), price: z.coerce.number() })
    .transform(({ symbol, date, price }): StockPrice => ({ symbol, month: isoDay(date).slice(0, 7), price })),
)

interface StockPeriod {
  symbols: readonly StockSymbol[]
  /** Years, both included; the data runs from 2000-01 to 2010-03. */
  from?: number | undefined
  to?: number | undefined
}

type StockRow = { month: string } & { [S in StockSymbol]?: number | null }

/** One row per month, one column per symbol; null before a company was listed. */
export function stockMonths({ symbols, from = 2000, to = 2010 }: StockPeriod): StockRow[] {
  const prices = readPrices().filter(({ month }) => {
    const year = Number(month.slice(0, 4))
    return year >= from && year <= to
  })
  const months = [...new Set(prices.map(({ month }) => month))].sort()
  const byKey = new Map(prices.map(({ symbol, month, price }) => [`${symbol} ${month}`, price]))
  return months.map((month) => {
    const row: StockRow = { month }
    for (const symbol of symbols) row[symbol] = byKey.get(`${symbol} ${month}`) ?? null
    return row
  })
}
