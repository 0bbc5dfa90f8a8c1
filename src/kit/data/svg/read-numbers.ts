const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,2})?/iy
const SEPARATOR = /\s*,?\s*/y
const ARC_NUMBERS = 7

/**
 * The numbers of a list as SVG writes them: a separator is only needed where two would run together, and the two flags of an arc
 * are one digit each. Undefined where anything else is in it. One pass.
 */
export function readNumbers(text: string, arc = false): number[] | undefined {
  const numbers: number[] = []
  let at = skip(text, 0)
  while (at < text.length) {
    const place = numbers.length % ARC_NUMBERS
    const isFlag = arc && (place === 3 || place === 4)
    const written = isFlag ? /^[01]$/.exec(text.charAt(at))?.[0] : numberAt(text, at)
    if (written === undefined) return undefined
    numbers.push(Number(written))
    at = skip(text, at + written.length)
  }
  return numbers
}

function numberAt(text: string, at: number): string | undefined {
  NUMBER.lastIndex = at
  return NUMBER.exec(text)?.[0]
}

function skip(text: string, at: number): number {
  SEPARATOR.lastIndex = at
  return at + (SEPARATOR.exec(text)?.[0].length ?? 0)
}
