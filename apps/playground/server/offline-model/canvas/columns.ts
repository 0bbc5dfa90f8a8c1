import type { DataColumn } from 'vitrail/data'
import { fold, type Question } from '../question.ts'

/** The columns of a data set, with the words people use for them. */
export interface Columns {
  all: readonly DataColumn[]
  /** Those named in a question, in order. */
  named(question: Question): DataColumn[]
  isNumeric(column: DataColumn): boolean
  /** The numeric ones, most varied first. */
  measures: readonly DataColumn[]
  /** Those that make good groups, fewest groups first. */
  groups: readonly DataColumn[]
  /** What a person asked for that is not a column: the words after "of", "against" and the like. */
  unknownIn(question: Question): string | undefined
}

export function createColumns(
  all: readonly DataColumn[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): Columns {
  const phrases = all.map((column) => ({
    column,
    words: [...new Set([...spellings(column.name), ...(synonyms[column.name] ?? [])])],
  }))
  const named = ({ words }: Question): DataColumn[] => {
    const found = phrases.flatMap(({ column, words: names }) => {
      const places = names.map((name) => ({ at: words.indexOf(` ${name} `), length: name.length }))
      const first = places.filter(({ at }) => at >= 0).sort((a, b) => b.length - a.length)[0]
      return first === undefined ? [] : [{ column, ...first }]
    })
    // "beak length" is not "length" too.
    const outer = found.filter(
      (one) => !found.some((other) => other !== one && covers(other, one) && other.length > one.length),
    )
    return outer.sort((a, b) => a.at - b.at).map(({ column }) => column)
  }
  const isNumeric = ({ type }: DataColumn): boolean => type === 'number' || type === 'integer'
  return {
    all,
    named,
    isNumeric,
    measures: all.filter(isNumeric).toSorted((a, b) => Math.min(b.distinct, 50) - Math.min(a.distinct, 50)),
    groups: all
      .filter(({ type, distinct }) => (type === 'text' || type === 'boolean') && distinct > 1)
      .toSorted((a, b) => a.distinct - b.distinct),
    unknownIn(question) {
      if (named(question).length > 0) return undefined
      const said =
        / (?:of|by|against|versus|vs|for|from|with|column|called) (?:the )?((?:(?!by |and |in |on )[a-z]+ ?){1,2})/.exec(
          question.words,
        )
      return said?.[1]?.trim()
    },
  }
}

/** `Beak Length (mm)` → beak length; `Miles_per_Gallon` → miles per gallon, mpg; `Weight_in_lbs` → weight in lbs, weight. */
function spellings(name: string): string[] {
  const plain = fold(
    name
      .replace(/\(.*?\)/g, ' ')
      .replace(/[_-]+/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2'),
  ).trim()
  const bare = plain.replace(/ in \S+$/, '')
  const words = plain.split(' ')
  const initials = words.length > 2 ? words.map((word) => word.charAt(0)).join('') : plain
  return [plain, bare, `${bare}s`, initials]
}

function covers(outer: { at: number; length: number }, inner: { at: number; length: number }): boolean {
  return outer.at <= inner.at && inner.at + inner.length <= outer.at + outer.length
}
