/** Orders texts by code point, as databases do; `<` orders by UTF-16 unit, which puts emoji before U+E000. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const one = a.charCodeAt(at)
    const other = b.charCodeAt(at)
    if (one !== other) return position(one) - position(other)
  }
  return a.length - b.length
}

/** Surrogates after everything else of 16 bits. */
function position(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
