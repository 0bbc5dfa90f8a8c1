import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { directionOf, useBrowserLocale, useBrowserTimeZone } from './browser-locale.ts'
import { DEFAULT_SETTINGS, GivenSettingsContext, SettingsContext, type VitrailSettings } from './settings.ts'

/** Its own settings win over those of the providers above; the rest comes from the browser or is the default. */
export function SettingsProvider({
  given: own,
  children,
}: {
  given: Partial<VitrailSettings>
  children: ReactNode
}): ReactElement {
  const outer = useContext(GivenSettingsContext)
  const browserLocale = useBrowserLocale()
  const browserTimeZone = useBrowserTimeZone()
  const {
    registry = outer.registry,
    catalog = outer.catalog,
    locale = outer.locale,
    timeZone = outer.timeZone,
    currency = outer.currency,
    dir = outer.dir,
    theme = outer.theme,
    headingLevel = outer.headingLevel,
    urls = outer.urls,
    messages = outer.messages,
  } = own
  const given = useMemo(
    () =>
      withoutUndefined({
        registry,
        catalog,
        locale,
        timeZone,
        currency,
        dir,
        theme,
        headingLevel,
        urls,
        messages,
      }),
    [registry, catalog, locale, timeZone, currency, dir, theme, headingLevel, urls, messages],
  )
  const settings = useMemo<VitrailSettings>(
    () => ({
      ...DEFAULT_SETTINGS,
      locale: browserLocale,
      timeZone: browserTimeZone,
      dir: directionOf(given.locale ?? browserLocale),
      ...given,
    }),
    [given, browserLocale, browserTimeZone],
  )
  return (
    <GivenSettingsContext.Provider value={given}>
      <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
    </GivenSettingsContext.Provider>
  )
}

type Undefinable<T> = { [K in keyof T]: T[K] | undefined }

function withoutUndefined(settings: Undefinable<VitrailSettings>): Partial<VitrailSettings> {
  // Removing entries changes neither the keys nor the types of the others.
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Partial<VitrailSettings>
}
