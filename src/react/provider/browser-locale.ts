import { useSyncExternalStore } from 'react'
import type { Direction } from './settings.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The locale of the browser; `en` on a server and during hydration, so that both draw the same. */
export function useBrowserLocale(): string {
  return useSyncExternalStore(
    neverChanges,
    () => navigator.language || 'en',
    () => 'en',
  )
}

/** As `useBrowserLocale`; `UTC` on a server. */
export function useBrowserTimeZone(): string {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
}

export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.has(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

const neverChanges = () => () => undefined
