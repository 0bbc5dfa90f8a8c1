import type { TextDialect } from './text-writer.ts'

/** Controls but tab and line feed, and the marks that reorder what is read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Terminals obey escape sequences, and bidirectional overrides hide what is written. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '')
}

/** Writes plain characters so that a reader of the dialect sees those characters and nothing else. Blank gives ''. */
export function escapeText(text: string, dialect: TextDialect): string {
  const clean = withoutControls(text).trim()
  if (clean === '') return ''
  switch (dialect) {
    case 'plain':
      return clean
    case 'chat':
      // Only what could open a link or a mention: `a < b` stays readable in channels that know no entities.
      return clean.replace(/<(?=[!@#\w/])/g, '&lt;')
    case 'markdown':
      return clean.split('\n').map(escapeMarkdownLine).join('\n')
  }
}

/** Escapes what would change the structure, and no more: people read this text raw as well. */
function escapeMarkdownLine(line: string): string {
  const inline = line
    .trimStart()
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/\*/g, (mark, at: number, all: string) => (isLoose(all, at) ? mark : '\\*'))
    .replace(/_/g, (mark, at: number, all: string) =>
      isLoose(all, at) || isWithinWord(all, at) ? mark : '\\_',
    )
    .replace(/(?<=\S)~/g, '\\~')
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
  // A line of dashes or equals signs makes a heading, a rule or a table of the lines around it.
  if (/^[-=|:\s]+$/.test(inline) && /[-=]/.test(inline)) return `\\${inline}`
  return inline
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^([-+*_])(?=\s|$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

function isLoose(text: string, at: number): boolean {
  return isSpace(text[at - 1]) && isSpace(text[at + 1])
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character)
}

function isWithinWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '')
}
