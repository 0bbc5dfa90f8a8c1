import type { Tool } from 'vitrail'
import type { OrderBook } from '../data/orders.ts'
import { countryIndicators } from './country-indicators.ts'
import { dataQuality } from './data-quality.ts'
import { dataSources } from './data-sources.ts'
import { findMovies } from './find-movies.ts'
import { freeSeats } from './free-seats.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { queryCars } from './query-cars.ts'
import { readSource } from './read-source.ts'
import { refundOrder } from './refund-order.ts'
import { seattleWeather } from './seattle-weather.ts'
import { stockPrices } from './stock-prices.ts'
import { summarizeCars } from './summarize-cars.ts'
import { summarizePenguins } from './summarize-penguins.ts'

export function createPlaygroundTools(options: { orders: OrderBook; latencyMs: number }): Tool[] {
  return [
    seattleWeather,
    queryCars,
    summarizeCars,
    summarizePenguins,
    stockPrices,
    findMovies,
    countryIndicators,
    dataSources,
    dataQuality,
    listOrders(options.orders, options.latencyMs),
    getOrder(options.orders),
    refundOrder(options.orders),
    freeSeats,
    readSource,
  ]
}
