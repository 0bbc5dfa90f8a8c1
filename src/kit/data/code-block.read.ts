import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const NAMES = {
  content: 'code',
  text: 'code',
  source: 'code',
  snippet: 'code',
  value: 'code',
  lang: 'language',
  filename: 'title',
  lineNumbers: 'numbered',
  showLineNumbers: 'numbered',
}

/** The whole text in one fence, its closing line perhaps not yet written. */
const FENCED = /^\s*(`{3,}|~{3,})([^\n`]*)\n([\s\S]*)$/

export function readCodeBlock(props: JsonObject, report: ReportRepair): JsonObject {
  return readLineBreaks(readFence(renameMembers(props, NAMES, report), report), report)
}

function readFence(props: JsonObject, report: ReportRepair): JsonObject {
  const { code, language } = props
  const [, fence, info, body] = typeof code === 'string' ? (FENCED.exec(code) ?? []) : []
  if (fence === undefined || info === undefined || body === undefined) return props
  const close = new RegExp(`\\n?${fence}\\s*$`)
  const inner = body.replace(close, '')
  // A second fence inside: a document with code in it, not code in a fence.
  if (new RegExp(`^${fence}`, 'm').test(inner)) return props
  report('unfenced', ['code'], 'the fence around the code was removed')
  const named = info.trim().split(/\s/)[0]?.slice(0, 64)
  return { ...props, ...(language === undefined && named && { language: named }), code: inner }
}

/** Excludes regular expressions: `/\n/`, `[\n]`, `\n+`. */
const WRITTEN_BREAK = /(?<![/[(|\\])(?:\\r)?\\n(?![/\]|+*?])/g
/** A Windows path. */
const BACKSLASHES = /\b[A-Z]:\\/
const TEX = /^(?:la)?tex$|^math$/i

/** Reads `\n` written as two characters as a line break, in text that has none; inside quotes it belongs to the code. */
function readLineBreaks(props: JsonObject, report: ReportRepair): JsonObject {
  const { code } = props
  if (typeof code !== 'string' || code.length > 60_000 || code.includes('\n') || !code.includes('\\n'))
    return props
  if (BACKSLASHES.test(code) || TEX.test(String(props.language))) return props
  const read = outsideQuotes(code, (text) => text.replace(WRITTEN_BREAK, '\n').replace(/\\t/g, '\t'))
  if (read === code) return props
  report('unfenced', ['code'], 'a written-out \\n was read as a line break')
  return { ...props, code: read }
}

/** Rewrites text outside quotes, in one pass. A quote that is never closed is an apostrophe. */
function outsideQuotes(text: string, rewrite: (part: string) => string): string {
  const unclosed = new Set<string>()
  let result = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const quote = text.charAt(at)
    if (quote === '\\') at++
    if (!'"\'`'.includes(quote) || unclosed.has(quote)) continue
    if (quote === "'" && /\w/.test(text.charAt(at - 1))) continue
    const end = closingQuote(text, at + 1, quote)
    if (end === -1) {
      unclosed.add(quote)
      continue
    }
    result += rewrite(text.slice(from, at)) + text.slice(at, end)
    from = end
    at = end - 1
  }
  return result + rewrite(text.slice(from))
}

/** Just behind the closing quote, or -1. */
function closingQuote(text: string, start: number, quote: string): number {
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\') at++
    else if (character === quote) return at + 1
  }
  return -1
}
