import { createContext, useContext } from 'react'
import type { Catalog } from '../../core/index.ts'
import type { Registry } from '../registry.ts'

/** `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark'
/** The direction of writing. */
export type Direction = 'ltr' | 'rtl'
/** The level of an HTML heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Which addresses a view may use beyond absolute https ones. */
export interface UrlSettings {
  /** Allows relative addresses and `#fragments`. Default false. */
  relative?: boolean
  /**
   * Pictures from other hosts in views that a model wrote; those that a tool pushed are always drawn. `ask` (default) draws a
   * box with the host and a load button; a list allows those hosts; `any` allows all; a function rewrites the address, as a
   * proxy does.
   */
  images?: 'ask' | 'any' | readonly string[] | ((url: string) => string)
}

/** What every view under a provider is drawn with. */
export interface VitrailSettings {
  /** What draws each component. An agent offers its model only the components in it. */
  readonly registry: Registry
  /** The definitions, as on the server: props are checked with it, and texts made. */
  readonly catalog: Catalog | undefined
  /** BCP 47. Where not given: the browser's; `en` on a server. */
  readonly locale: string
  /** IANA. Where not given: the browser's; `UTC` on a server. */
  readonly timeZone: string
  /** ISO 4217; none is ever guessed. */
  readonly currency: string | undefined
  readonly dir: Direction
  readonly theme: Theme
  /** Where the headings of a view start. Default 3. */
  readonly headingLevel: HeadingLevel
  readonly urls: UrlSettings
  /** Replacements for the words shown by components, by key. */
  readonly messages: Readonly<Record<string, string>>
}

export const DEFAULT_SETTINGS: VitrailSettings = Object.freeze({
  registry: {},
  catalog: undefined,
  locale: 'en',
  timeZone: 'UTC',
  currency: undefined,
  dir: 'ltr',
  theme: 'auto',
  headingLevel: 3,
  urls: {},
  messages: {},
})

/** What the providers above were given; each derives the rest anew. */
export const GivenSettingsContext = createContext<Partial<VitrailSettings>>({})

export const SettingsContext = createContext<VitrailSettings>(DEFAULT_SETTINGS)

/** The settings of the nearest provider; the defaults without one. */
export function useVitrail(): VitrailSettings {
  return useContext(SettingsContext)
}
