/** The text with U+FFFD for half of a surrogate pair, as a cut emoji leaves it. Providers refuse a prompt that holds one. */
export function wellFormed(text: string): string {
  // In Unicode mode whole pairs are one character: only halves match.
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
