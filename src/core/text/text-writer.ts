import type { ValueFormat } from '../format/value-format.ts'

/** `chat`: messaging channels (`*bold*`, `<url|text>`); `markdown`: frames and nodes, the default; `plain`: terminals. */
export type TextDialect = 'chat' | 'markdown' | 'plain'

/**
 * Writes one dialect; given to a component's `fallbackText`. `text`, `bold`, `italic`, `code`, `fence` and `link` take raw
 * text and make it safe in the dialect; the others join what is already written. Every method returns '' for blank input.
 */
export interface TextWriter {
  readonly dialect: TextDialect
  readonly locale: string
  readonly timeZone: string
  /** ISO 4217, for amounts that name no currency of their own. */
  readonly currency?: string
  /** Plain characters: nothing in them is read as markup. */
  text(text: string): string
  bold(text: string): string
  italic(text: string): string
  code(text: string): string
  /** A fenced block, not indented; plain: only the code. */
  fence(code: string, language?: string): string
  /** An address that is refused is not printed: the text stands alone. */
  link(text: string, url: string): string
  /** One per line after a bullet, or after `mark`; at most 20, then "… N more". */
  bullets(items: readonly string[], mark?: string): string
  /** A scalar as a person reads it, raw: pass it on to `text` or `bold`. */
  format(value: unknown, format?: ValueFormat): string
  /** Joins what is not blank with one line break. */
  lines(...parts: (string | undefined)[]): string
  /** Joins what is not blank with an empty line between; chat: with one line break. */
  blocks(...parts: (string | undefined)[]): string
}
