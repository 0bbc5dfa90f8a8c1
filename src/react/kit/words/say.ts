import { getOwn, numberFormat, safeLocale } from '../../../core/index.ts'
import { KIT_WORDS, type WordKey } from './kit-words.ts'

/** Writes one of the words; `values` fill its `{names}`, numbers in the locale. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

const made = new WeakMap<object, Map<string, Say>>()

/** One per locale and table of words, shared by all components. */
export function sayIn(locale: string, messages: Readonly<Record<string, string>>): Say {
  const known = made.get(messages) ?? new Map<string, Say>()
  made.set(messages, known)
  const say = known.get(locale) ?? createSay(locale, messages)
  known.set(locale, say)
  return say
}

function createSay(locale: string, messages: Readonly<Record<string, string>>): Say {
  const numbers = numberFormat({ locale }, {})
  const plurals = new Intl.PluralRules(safeLocale(locale))

  const find = (key: string): string | undefined => {
    const written = getOwn(messages, key) ?? getOwn(KIT_WORDS, key)
    return typeof written === 'string' ? written : undefined
  }

  return (key, values = {}) => {
    const count = values.n
    const plural = typeof count === 'number' ? find(`${key}.${plurals.select(count)}`) : undefined
    const words = plural ?? find(key) ?? find(`${key}.other`) ?? key
    return words.replace(/\{(\w+)\}/g, (written, name: string) => {
      const value = getOwn(values, name)
      if (typeof value === 'number') return numbers.format(value)
      return typeof value === 'string' ? value : written
    })
  }
}
