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
  report('unfenced', ['code'], 'the fence around the code was taken off')
  const named = info.trim().split(/\s/)[0]?.slice(0, 64)
  return { ...props, ...(language === undefined && named && { language: named }), code: inner }
}

const QUOTED = /"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|(?<!\w)'(?:\\.|[^'\\])*'/g

/** `\n` written as two characters, in a text without one line break; those within quotes are the code's own. */
function readLineBreaks(props: JsonObject, report: ReportRepair): JsonObject {
  const { code } = props
  if (typeof code !== 'string' || code.length > 60_000 || code.includes('\n') || !code.includes('\\n'))
    return props
  let read = ''
  let from = 0
  for (const quoted of code.matchAll(QUOTED)) {
    read += breakLines(code.slice(from, quoted.index)) + quoted[0]
    from = quoted.index + quoted[0].length
  }
  read += breakLines(code.slice(from))
  if (read === code) return props
  report('unfenced', ['code'], 'a written-out \\n was read as a line break')
  return { ...props, code: read }
}

function breakLines(text: string): string {
  return text.replace(/(?:\\r)?\\n/g, '\n').replace(/\\t/g, '\t')
}
