/** Spreadsheets run text that begins like this, even after blanks or in full-width characters. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/** Text that a spreadsheet shows as text instead of running it. */
export function defuse(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
