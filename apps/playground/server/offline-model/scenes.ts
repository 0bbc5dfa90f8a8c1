import type { Scene, Suggestion } from './scene.ts'
import { bookingScene } from './scenes/booking.ts'
import { breakdownScene } from './scenes/breakdown.ts'
import { carGroupsScene } from './scenes/car-groups.ts'
import { carsTableScene } from './scenes/cars-table.ts'
import { countriesScene } from './scenes/countries.ts'
import { dashboardScene } from './scenes/dashboard.ts'
import { dataQualityScene } from './scenes/data-quality.ts'
import { filmsScene } from './scenes/films.ts'
import { helpScene } from './scenes/help.ts'
import { longReportScene } from './scenes/long-report.ts'
import { malformedThenRepairedScene } from './scenes/malformed-then-repaired.ts'
import { orderCardScene, orderListScene, refundScene } from './scenes/orders.ts'
import { packingScene } from './scenes/packing.ts'
import { refusedThenFixedScene } from './scenes/refused-then-fixed.ts'
import { seatsScene } from './scenes/seats.ts'
import { codeScene, diffScene } from './scenes/source-code.ts'
import { sourcesScene } from './scenes/sources.ts'
import { stocksScene } from './scenes/stocks.ts'
import { weatherScene } from './scenes/weather.ts'

/** Every kind of conversation; among equally good matches the first wins. Suggestions are shown in this order. */
export const SCENES: readonly Scene[] = [
  weatherScene,
  dashboardScene,
  carsTableScene,
  carGroupsScene,
  stocksScene,
  countriesScene,
  orderListScene,
  orderCardScene,
  refundScene,
  bookingScene,
  refusedThenFixedScene,
  malformedThenRepairedScene,
  seatsScene,
  packingScene,
  filmsScene,
  codeScene,
  diffScene,
  sourcesScene,
  dataQualityScene,
  longReportScene,
  breakdownScene,
  helpScene,
]

export function allSuggestions(): Suggestion[] {
  return SCENES.flatMap((scene) => scene.suggestions)
}
