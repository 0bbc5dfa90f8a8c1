import { readAddress } from '../address/read-address.ts'
import { formatValue } from '../format/format-value.ts'
import { escapeText, withoutControls } from './escape-text.ts'
import type { TextDialect, TextWriter } from './text-writer.ts'

/** The dialect, and where the reader is. */
export interface TextOptions {
  dialect?: TextDialect
  /** BCP 47; default `en`. */
  locale?: string
  /** IANA; default `UTC`. */
  timeZone?: string
  /** ISO 4217. */
  currency?: string
}

const MAX_BULLETS = 20

/** A writer of one dialect. Raw text that goes in comes out as text, never as markup. */
export function createTextWriter(options: TextOptions = {}): TextWriter {
  const { dialect = 'markdown', locale = 'en', timeZone = 'UTC', currency } = options
  const context = { locale, timeZone, currency }
  return Object.freeze({
    dialect,
    locale,
    timeZone,
    ...(currency !== undefined && { currency }),
    text: (text: string) => escapeText(text, dialect),
    bold: (text: string) => emphasize(text, dialect, dialect === 'chat' ? '*' : '**'),
    italic: (text: string) => emphasize(text, dialect, dialect === 'chat' ? '_' : '*'),
    code: (text: string) => writeCode(text, dialect),
    fence: (code: string, language?: string) => writeFence(code, language, dialect),
    link: (text: string, url: string) => writeLink(text, url, dialect),
    bullets: (items: readonly string[], mark?: string) =>
      writeBullets(items, mark ?? (dialect === 'chat' ? '• ' : '- ')),
    format: (value: unknown, format) => formatValue(value, format, context),
    lines: (...parts: (string | undefined)[]) => joinWritten(parts, '\n'),
    blocks: (...parts: (string | undefined)[]) => joinWritten(parts, dialect === 'chat' ? '\n' : '\n\n'),
  } satisfies TextWriter)
}

/** Emphasis lasts one line: marks around a line break are printed as they stand. */
function emphasize(text: string, dialect: TextDialect, mark: string): string {
  const inner = withoutControls(text).replace(/\s+/g, ' ').trim()
  if (inner === '') return ''
  if (dialect === 'plain') return inner
  // Chat has no escape for its own marks.
  const safe =
    dialect === 'chat' ? escapeText(inner, dialect).replaceAll(mark, '') : escapeText(inner, dialect)
  return `${mark}${safe}${mark}`
}

function writeCode(text: string, dialect: TextDialect): string {
  const inner = withoutControls(text).replace(/\s+/g, ' ').trim()
  if (inner === '' || dialect === 'plain') return inner
  if (!inner.includes('`')) return `\`${inner}\``
  return dialect === 'chat'
    ? `\`${inner.replaceAll('`', "'")}\``
    : `\`\` ${inner.replaceAll('``', "''")} \`\``
}

function writeFence(code: string, language: string | undefined, dialect: TextDialect): string {
  const body = withoutControls(code).trimEnd()
  if (body.trim() === '') return ''
  if (dialect === 'plain') return body
  if (dialect === 'chat') return `\`\`\`\n${body.replaceAll('```', "'''")}\n\`\`\``
  const longest = Math.max(2, ...[...body.matchAll(/`{3,}/g)].map((run) => run[0].length))
  const fence = '`'.repeat(longest + 1)
  const info = (language ?? '').replace(/[^\w+#.-]/g, '')
  return `${fence}${info}\n${body}\n${fence}`
}

function writeLink(text: string, url: string, dialect: TextDialect): string {
  const shown = withoutControls(text).replace(/\s+/g, ' ').trim()
  const address = readAddress(url, 'link')
  if (!address.ok) return escapeText(shown, dialect)
  // These would end the address early in one dialect or another.
  const target = address.url.replace(/[\s()<>|"\\]/g, (mark) =>
    encodeURIComponent(mark).replace(/[()]/g, hexEscape),
  )
  if (dialect === 'plain') return shown === '' || shown === address.url ? target : `${shown} (${target})`
  if (dialect === 'chat')
    return `<${target}|${escapeText(shown || address.url, dialect)
      .replaceAll('|', '/')
      .replaceAll('>', '')}>`
  return `[${escapeText(shown || address.url, dialect).replace(/(?<!\\)[[\]]/g, '\\$&')}](${target})`
}

const hexEscape = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`

function writeBullets(items: readonly string[], mark: string): string {
  const written = items.filter((item) => item.trim() !== '')
  if (written.length === 0) return ''
  const lines = written.slice(0, MAX_BULLETS).map((item) => mark + item.replaceAll('\n', '\n  '))
  if (written.length > MAX_BULLETS) lines.push(`${mark}… ${written.length - MAX_BULLETS} more`)
  return lines.join('\n')
}

function joinWritten(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(separator)
}
