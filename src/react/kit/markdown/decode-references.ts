const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  euro: '€',
  middot: '·',
  bull: '•',
  larr: '←',
  rarr: '→',
}

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g

/** Decodes character references; unknown ones stay as written. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? written) : written
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const drawable = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return drawable ? String.fromCodePoint(code) : '\ufffd'
  })
}
