/** `Miles_per_Gallon` → miles per gallon. */
export function readable(column: string): string {
  return column
    .replace(/_/g, ' ')
    .replace(/\s*\(.*?\)/g, '')
    .toLowerCase()
}

/** With a capital, as a sentence begins. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
