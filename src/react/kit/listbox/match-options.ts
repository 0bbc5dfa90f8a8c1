import type { ReadOption } from '../field/read-options.ts'

/** The options whose label, hint or group contains the words, ignoring case and accents. */
export function matchOptions(options: readonly ReadOption[], query: string): ReadOption[] {
  const words = plain(query)
  return options.filter(({ label, hint, group }) => plain(`${label} ${hint} ${group}`).includes(words))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
