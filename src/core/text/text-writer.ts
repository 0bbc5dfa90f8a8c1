/** `chat`: messaging channels (`*bold*`, `<url|text>`); `markdown`: frames and nodes, the default; `plain`: terminals. */
export type TextDialect = 'chat' | 'markdown' | 'plain'

/** Writes one dialect; given to a component's `fallbackText`. Every method returns '' for blank input. */
export interface TextWriter {
  readonly dialect: TextDialect
  readonly locale: string
  readonly timeZone: string
  bold(text: string): string
  italic(text: string): string
  code(text: string): string
  /** A fenced block, indented nothing; plain: the code alone. */
  fence(code: string, language?: string): string
  link(text: string, url: string): string
  bullets(items: readonly string[]): string
  /** Joins what is not blank with one line break. */
  lines(...parts: (string | undefined)[]): string
  /** Joins what is not blank with an empty line between. */
  blocks(...parts: (string | undefined)[]): string
}
