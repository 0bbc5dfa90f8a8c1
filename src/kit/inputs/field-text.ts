import type { TextWriter } from '../../core/index.ts'
import type { FieldOption, OptionValueType } from '../shapes/option.ts'

const BLANK = '____'
const MAX_OPTIONS = 20

/** `label: value`, or a line to write on. */
export function fieldLine(label: string, value: string, text: TextWriter): string {
  return `${text.bold(label)}: ${value.trim() === '' ? BLANK : text.text(value)}`
}

/** `label: chosen (a / b / … 3)`. */
export function choiceLine(
  label: string,
  options: readonly FieldOption[],
  chosen: readonly (OptionValueType | null | undefined)[],
  text: TextWriter,
): string {
  const named = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label.trim())
  const shown = options.slice(0, MAX_OPTIONS).map((option) => option.label.trim())
  const rest = options.length - shown.length
  const all = [...shown, ...(rest > 0 ? [`… ${rest}`] : [])].join(' / ')
  return `${fieldLine(label, named.join(', '), text)} (${text.text(all)})`
}

/** The label, and under it each option behind its mark. */
export function markedOptions(
  label: string,
  options: readonly FieldOption[],
  chosen: readonly (OptionValueType | null | undefined)[],
  marks: { on: string; off: string },
  text: TextWriter,
): string {
  const lines = options.map(({ value, label: words }) =>
    words.trim() === '' ? '' : `${chosen.includes(value) ? marks.on : marks.off} ${text.text(words)}`,
  )
  const shown = lines.filter((line) => line !== '')
  return text.lines(`${text.bold(label)}:`, text.bullets(shown, text.dialect === 'markdown' ? undefined : ''))
}

export const RADIO_MARKS = { on: '◉', off: '○' }
export const CHECK_MARKS = { on: '☑', off: '☐' }
