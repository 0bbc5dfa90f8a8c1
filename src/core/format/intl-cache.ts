import type { FormatContext } from './value-format.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const MAX_CACHED = 200

/** Making an Intl formatter costs far more than using one. */
function cached<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const made = make()
  cache.set(key, made)
  return made
}

/** An `Intl.NumberFormat`, made once for a locale and options. */
export function numberFormat(context: FormatContext, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = safeLocale(context.locale)
  return cached(
    numberFormats,
    `${locale} ${JSON.stringify(options)}`,
    // What rounds to zero has no sign.
    () => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
  )
}

/** An `Intl.DateTimeFormat`, made once for a locale and options. */
export function dateFormat(context: FormatContext, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = safeLocale(context.locale)
  return cached(
    dateFormats,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, options),
  )
}

const locales = new Map<string, string>()

/** A locale that Intl accepts; a malformed one reads as English, not as an error. */
export function safeLocale(locale = 'en'): string {
  return cached(locales, locale, () => {
    try {
      return Intl.getCanonicalLocales(locale)[0] ?? 'en'
    } catch {
      return 'en'
    }
  })
}

const timeZones = new Map<string, string>()

/** A time zone that Intl accepts; an unknown one reads as UTC. */
export function safeTimeZone(timeZone = 'UTC'): string {
  return cached(timeZones, timeZone, () => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  })
}
