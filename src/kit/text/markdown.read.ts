import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const NAMES = { markdown: 'text', md: 'text', value: 'text', source: 'text', title: 'text', label: 'text' }

/** The whole text in one fence that calls it Markdown; its closing line may not yet be written. */
const FENCED = /^\s*(`{3,}|~{3,})[ \t]*(?:markdown|md|gfm|mdx)[ \t]*\n([\s\S]*)$/i

export function readMarkdown(props: JsonObject, report: ReportRepair): JsonObject {
  return readBreaks(readFence(renameMembers(props, NAMES, report), report), report)
}

function readFence(props: JsonObject, report: ReportRepair): JsonObject {
  const [, fence, body] = typeof props.text === 'string' ? (FENCED.exec(props.text) ?? []) : []
  if (fence === undefined || body === undefined) return props
  const [inner = '', after] = body.split(new RegExp(`^${fence}[ \\t]*$`, 'm'))
  // Text after the fence: it is part of the document, not a wrapper around it.
  if (after !== undefined && after.trim() !== '') return props
  report('unfenced', ['text'], 'the fence around the text was removed')
  return { ...props, text: inner.replace(/\n$/, '') }
}

/** `\n` written as two characters, in a text without one line break. */
function readBreaks(props: JsonObject, report: ReportRepair): JsonObject {
  const { text } = props
  if (typeof text !== 'string' || text.includes('\n') || !text.includes('\\n') || text.includes('`'))
    return props
  report('unfenced', ['text'], 'a written-out \\n was read as a line break')
  return { ...props, text: text.replace(/(?:\\r)?\\n/g, '\n') }
}
