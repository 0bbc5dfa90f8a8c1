import { getOwn, type JsonObject } from '../json/json-value.ts'

const HOST = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,24})(?:[:/?#]\S*)?$/iu
/** Words with a dot that are names of files and libraries rather than of hosts. */
const FILE_ENDING =
  /\.(?:js|jsx|ts|tsx|py|rb|rs|go|md|json|csv|pdf|html?|txt|png|jpe?g|gif|svg|css|sh|ya?ml|xml|zip|docx?|xlsx?)$/i

/** Where the words beside an address are themselves an address, of another host: both hosts. */
export function namesAnotherHost(
  owner: JsonObject,
  url: string,
): { named: string; host: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const host = new URL(url).hostname.replace(/^www\./, '')
  if (host === '') return undefined
  for (const prop of ['text', 'title', 'label']) {
    const words = getOwn(owner, prop)
    const named = typeof words === 'string' ? hostOf(words.trim()) : undefined
    if (named !== undefined && !isSameSite(named, host)) return { named, host }
  }
  return undefined
}

function hostOf(words: string): string | undefined {
  const named = HOST.exec(words)?.[1]
  if (named === undefined || FILE_ENDING.test(words)) return undefined
  // The parser gives the ASCII form, so that look-alike letters differ.
  return URL.canParse(`https://${named}`) ? new URL(`https://${named}`).hostname : undefined
}

function isSameSite(a: string, b: string): boolean {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}
