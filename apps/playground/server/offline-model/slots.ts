import { MONTHS } from '../data/calendar.ts'
import { fold, type Question } from './question.ts'

/** Each reads one value; undefined where the question does not give it. */

export function readYears(question: Question): number[] {
  return [...question.words.matchAll(/ ((?:19|20)\d\d)(?= )/g)].map((match) => Number(match[1]))
}

export function readYear(question: Question): number | undefined {
  return readYears(question)[0]
}

export function readMonth(question: Question): number | undefined {
  const index = MONTHS.findIndex((name) => {
    const lower = name.toLowerCase()
    const short = lower.slice(0, 3)
    // "may" and "mar" are too often other words; "sept" is common.
    const abbreviated = short === 'may' || short === 'mar' ? lower : short
    return [lower, abbreviated, ...(short === 'sep' ? ['sept'] : [])].some((word) =>
      question.words.includes(` ${word} `),
    )
  })
  return index === -1 ? undefined : index + 1
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The number next to a word: `8 cylinders`, `order #1042`, `eight cylinder`. */
export function readNumberBy(question: Question, word: string): number | undefined {
  const number = String.raw`#?(\d+(?:\.\d+)?|${NUMBER_WORDS.join('|')})`
  const before = new RegExp(` ${number} ${word}`).exec(question.words)
  const after = new RegExp(` ${word}\\w* (?:number |no |id )?${number} `).exec(question.words)
  const found = before?.[1] ?? after?.[1]
  if (found === undefined) return undefined
  const index = NUMBER_WORDS.indexOf(found)
  return index === -1 ? Number(found) : index
}

export interface Bounds {
  least?: number
  most?: number
}

/** `over 30 mpg` → least 30; `under 100 hp` → most 100. The unit is what follows the number. */
export function readBounds(question: Question, units: readonly string[]): Bounds {
  const unit = units.join('|')
  const number = String.raw`(\d+(?:\.\d+)?)`
  const atLeast = new RegExp(
    ` (?:over|above|more than|at least|least|beat|beats|exceeding|from) ${number} ?(?:${unit})`,
  )
  const atMost = new RegExp(` (?:under|below|less than|fewer than|at most|up to|to) ${number} ?(?:${unit})`)
  const plus = new RegExp(` ${number} ?\\+ ?(?:${unit})`)
  const least = atLeast.exec(question.words)?.[1] ?? plus.exec(question.words)?.[1]
  const most = atMost.exec(question.words)?.[1]
  return {
    ...(least !== undefined && { least: Number(least) }),
    ...(most !== undefined && { most: Number(most) }),
  }
}

/** The first of these that the question names, by any of its words. */
export function readChoice<T extends string>(
  question: Question,
  choices: Readonly<Record<T, readonly string[]>>,
): T | undefined {
  return readChoices(question, choices)[0]
}

/** All of these that the question names, in its order. */
export function readChoices<T extends string>(
  question: Question,
  choices: Readonly<Record<T, readonly string[]>>,
): T[] {
  // The keys of a Record<T, …> are of type T, which Object.keys does not keep.
  const keys = Object.keys(choices) as T[]
  return keys
    .map((key) => ({ key, at: firstMention(question, choices[key]) }))
    .filter(({ at }) => at !== Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => key)
}

function firstMention(question: Question, phrases: readonly string[]): number {
  const places = phrases.map((phrase) =>
    question.words.indexOf(phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `),
  )
  return Math.min(...places.map((place) => (place === -1 ? Infinity : place)))
}

/** Names from a list, in the order of the question; `choices` are made from the names themselves. */
export function readNames(question: Question, names: readonly string[]): string[] {
  return readChoices(question, Object.fromEntries(names.map((name) => [name, [fold(name).trim()]])))
}
