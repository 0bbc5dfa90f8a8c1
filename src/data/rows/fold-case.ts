/** Lower case by single characters, as databases do it: no look at what stands around, one character for each. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  // Only these two depend on their surroundings or grow.
  if (!/[Σİ]/.test(text)) return lower
  return Array.from(text, (character) => {
    const [first = ''] = character.toLowerCase()
    return first
  }).join('')
}
