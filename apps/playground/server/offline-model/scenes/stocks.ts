import { z } from 'zod'
import type { StockSymbol } from '../../data/stocks.ts'
import { countMentions, mentions, type Question, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoices, readYears } from '../slots.ts'
import { ask, listed, node, show } from '../view.ts'

const PRICES = z.object({
  every: z.number(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  changes: z.array(
    z.object({
      symbol: z.string(),
      first: z.number().nullable(),
      last: z.number().nullable(),
      percent: z.number().nullable(),
    }),
  ),
})

const COMPANIES: Readonly<Record<StockSymbol, readonly string[]>> = {
  MSFT: ['msft', 'microsoft'],
  AMZN: ['amzn', 'amazon'],
  IBM: ['ibm'],
  GOOG: ['goog', 'google', 'alphabet'],
  AAPL: ['aapl', 'apple'],
}
const NAMES: Readonly<Record<string, string>> = {
  MSFT: 'Microsoft',
  AMZN: 'Amazon',
  IBM: 'IBM',
  GOOG: 'Google',
  AAPL: 'Apple',
}
const OTHERS = [
  'tesla',
  'nvidia',
  'meta',
  'facebook',
  'netflix',
  'intel',
  'oracle',
  'samsung',
  'sony',
  'nokia',
]

export const stocksScene: Scene = {
  id: 'stocks',
  suggestions: [
    {
      title: 'Stocks compared',
      icon: 'trending-up',
      message: 'Compare Apple and Microsoft stock, 2005 to 2010',
    },
  ],
  relevance(question) {
    const subject = countMentions(question, 'stock*', 'share*', 'price*', 'nasdaq', 'ticker*', 'invest*')
    const companies = readCompanies(question).length
    if (companies > 0) return 3 + subject + companies
    return mentions(question, 'stock*', 'share price*', 'shares', 'ticker*') ? 3 + subject : 0
  },

  *play(question): Play {
    const companies = slot(question, some(readCompanies)) ?? []
    const other = OTHERS.find((name) => mentions(question, name))
    if (companies.length === 0 && other !== undefined) {
      const name = other.charAt(0).toUpperCase() + other.slice(1)
      yield say(
        `I have no prices of ${name}, only of ${listed(Object.values(NAMES))}, from 2000 to early 2010.`,
      )
      return
    }
    const symbols: StockSymbol[] =
      companies.length === 0 ? ['MSFT', 'AMZN', 'IBM', 'GOOG', 'AAPL'] : companies
    const years = (slot(question, some(readYears)) ?? []).toSorted((a, b) => a - b)
    const inside = years.filter((year) => year >= 2000 && year <= 2010)
    if (years.length > 0 && inside.length === 0) {
      yield say(
        `The prices run from January 2000 to March 2010, so ${listed(years.map(String))} is outside them.`,
      )
      return
    }
    const from = inside[0] ?? 2000
    const to =
      inside.length > 1 ? (inside.at(-1) ?? 2010) : inside.length === 1 && !opensRange(question) ? from : 2010
    const prices = yield* ask('stock_prices', { symbols, from, to }, PRICES)
    if (prices === undefined) return
    const names = symbols.map((symbol) => NAMES[symbol] ?? symbol)
    const drawn = yield* show(
      node('Chart', {
        type: 'line',
        title: `${names.join(', ')}: price of a share, ${from === to ? from : `${from} to ${to}`}`,
        xKey: 'month',
        series: symbols.map((symbol) => ({ key: symbol, label: NAMES[symbol] ?? symbol })),
        data: prices.rows,
        format: 'currency',
        currency: 'USD',
      }),
    )
    if (drawn) yield say(sentences(prices))
  },
}

function readCompanies(question: Question): StockSymbol[] {
  return readChoices(question, COMPANIES)
}

function some<T>(read: (question: Question) => T[]) {
  return (question: Question): T[] | undefined => {
    const found = read(question)
    return found.length === 0 ? undefined : found
  }
}

function opensRange(question: Question): boolean {
  return mentions(question, 'since', 'after', 'from')
}

function sentences(prices: z.infer<typeof PRICES>): string {
  const changes = prices.changes.flatMap(({ symbol, first, last, percent }) =>
    first === null || last === null || percent === null
      ? []
      : [
          `**${NAMES[symbol] ?? symbol}** went from ${dollars(first)} to ${dollars(last)} (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%)`,
        ],
  )
  const thinned = prices.every > 1 ? ` The chart shows one month in ${prices.every}.` : ''
  return changes.length === 0 ? 'None of them was listed yet.' : `${listed(changes)}.${thinned}`
}

function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
}
