import { MONTHS } from '../../data/calendar.ts'
import type { Question } from '../question.ts'

const CITIES =
  /\b(london|paris|berlin|tokyo|lisbon|madrid|rome|new york|boston|chicago|portland|vancouver|oslo|vienna|sydney|amsterdam|dublin|prague|moscow|beijing|mumbai|delhi|san francisco|los angeles|miami|denver|toronto|munich|zurich|warsaw|athens|cairo|lagos|nairobi)\b/i
const AFTER_PREPOSITION = /\b(?:in|at|for|of|from)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/gu
const NOT_PLACES = new Set([
  'Seattle',
  'Celsius',
  'Fahrenheit',
  'January',
  ...MONTHS,
  ...MONTHS.map((m) => m.slice(0, 3)),
])

/** A place that is not Seattle, as it was written. */
export function readOtherPlace(question: Question): string | undefined {
  for (const [, name = ''] of question.text.matchAll(AFTER_PREPOSITION)) {
    if (!NOT_PLACES.has(name) && !name.includes('Seattle')) return name
  }
  const city = CITIES.exec(question.text)?.[0]
  return city?.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
