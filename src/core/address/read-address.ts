/**
 * The one gate every address passes before it is drawn, printed or opened. The address is cleaned the way a browser
 * would clean it and parsed by the URL parser, so what is judged is what would be opened.
 */

/** What an address is opened as. */
export type AddressUse = 'link' | 'image' | 'media' | 'download'

/** What an address may be beyond an absolute one of an allowed scheme. */
export interface AddressOptions {
  /** Relative addresses and `#fragment`s; default true. */
  relative?: boolean
  /** `data:image/…` of bitmap kinds: for what tools push, never for what a model wrote. Default false. */
  dataImages?: boolean
}

/** The address as it may be used, or why it may not. */
export type AddressResult =
  /** `repaired` says what was changed, for the ledger. */
  { ok: true; url: string; repaired?: string } | { ok: false; reason: string }

const MAX_LENGTH = 2_048
const MAX_DATA_LENGTH = 2_097_152
const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** C0 and C1 controls, and the invisible marks that hide where an address leads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

const SCHEMES: Record<AddressUse, readonly string[]> = {
  link: ['https:', 'http:', 'mailto:'],
  image: ['https:', 'http:'],
  media: ['https:', 'http:'],
  download: ['https:'],
}

const refuse = (reason: string): AddressResult => ({ ok: false, reason })

/** Reads an address for one use. Never throws. */
export function readAddress(raw: unknown, use: AddressUse, options: AddressOptions = {}): AddressResult {
  if (typeof raw !== 'string') return refuse('an address must be text')
  if (use === 'image' && raw.startsWith('data:')) return readDataImage(raw, options.dataImages ?? false)
  if (raw.length > 2 * MAX_LENGTH) return refuse(`an address may have at most ${MAX_LENGTH} characters`)
  const address = raw.replace(INVISIBLE, '').trim()
  if (address === '') return refuse('the address is empty')
  if (address.length > MAX_LENGTH) return refuse(`an address may have at most ${MAX_LENGTH} characters`)
  if (HAS_SCHEME.test(address)) return readAbsolute(address, raw, use)
  // The URL parser treats a backslash as a slash, so \\host names a host too.
  if (/^[\\/]{2}/.test(address)) return readAbsolute(`https:${address}`, raw, use, 'https: added')
  return readRelative(address, raw, options.relative ?? true)
}

function readAbsolute(address: string, raw: string, use: AddressUse, added?: string): AddressResult {
  if (!URL.canParse(address)) return refuse('the address cannot be parsed')
  const url = new URL(address)
  if (!SCHEMES[use].includes(url.protocol)) {
    const allowed = SCHEMES[use].map((scheme) => scheme.slice(0, -1)).join(', ')
    return refuse(`the scheme ${url.protocol} is not allowed; a ${use} takes ${allowed}`)
  }
  if (url.username !== '' || url.password !== '') return refuse('an address may not hold a user or password')
  let repaired = added
  if (url.protocol === 'http:' && (use === 'image' || use === 'media')) {
    url.protocol = 'https:'
    repaired = 'http raised to https'
  }
  if (url.protocol !== 'mailto:' && url.hostname === '') return refuse('the address names no host')
  // An address that needed nothing keeps the spelling its writer gave it.
  const kept = repaired === undefined && address === raw ? address : url.href
  return accept(kept, repaired ?? (address === raw ? undefined : 'spaces and control characters removed'))
}

function readRelative(address: string, raw: string, allowed: boolean): AddressResult {
  if (!allowed) return refuse('a relative address is not allowed here; write it with https://')
  const base = 'https://relative.invalid'
  if (!URL.canParse(address, base)) return refuse('the address cannot be parsed')
  if (new URL(address, base).origin !== base) return refuse('the address leads to another host')
  return accept(address, address === raw ? undefined : 'spaces and control characters removed')
}

function readDataImage(raw: string, allowed: boolean): AddressResult {
  if (!allowed) return refuse('data: images come from tools only; write an https address')
  if (raw.length > MAX_DATA_LENGTH) return refuse('a data: image may have at most 2 MB')
  return DATA_IMAGE.test(raw) ? accept(raw) : refuse('a data: image must be a base64 png, jpeg, gif or webp')
}

function accept(url: string, repaired?: string): AddressResult {
  return { ok: true, url, ...(repaired !== undefined && { repaired }) }
}
