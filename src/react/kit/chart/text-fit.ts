// Widths are estimated, not measured: the server has no fonts, and its markup must equal the browser's first.

/** Wide scripts fill an em; most others about 0.56 of one in the system faces. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\ud83c-\ud83e][\udc00-\udfff]/u
const WIDE_EM = 1
const NARROW_EM = 0.56

/** The estimated width of a text in the unit of `em`. */
export function textWidth(text: string, em: number): number {
  let width = 0
  for (const character of text) width += WIDE.test(character) ? WIDE_EM : NARROW_EM
  return width * em
}

/** Cuts a text to a width, with "…" where something was cut. */
export function fitText(text: string, width: number, em: number): string {
  if (textWidth(text, em) <= width) return text
  let fitted = ''
  let used = textWidth('…', em)
  for (const character of text) {
    used += textWidth(character, em)
    if (used > width) break
    fitted += character
  }
  return fitted === '' ? '' : `${fitted.trimEnd()}…`
}

/** Breaks a text at its spaces into at most two lines of a width; the second is cut. */
export function fitLines(text: string, width: number, em: number): string[] {
  if (textWidth(text, em) <= width) return [text]
  const words = text.split(/\s+/)
  let first = ''
  while (words.length > 1) {
    const longer = first === '' ? (words[0] ?? '') : `${first} ${words[0]}`
    if (textWidth(longer, em) > width) break
    first = longer
    words.shift()
  }
  const second = fitText(words.join(' '), width, em)
  return first === '' ? [second] : [first, second]
}
