import { readLinkText, type TextWriter, type ValueFormat } from '../../core/index.ts'

/** A cell as a person reads it; `[text](url)` reads as its text. */
export function cellText(value: unknown, format: ValueFormat, text: TextWriter): string {
  const link = typeof value === 'string' ? readLinkText(value) : undefined
  return text.format(link?.text ?? value, format)
}
