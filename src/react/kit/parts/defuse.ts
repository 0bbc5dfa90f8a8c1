/** A spreadsheet runs text that begins like this, also after blanks and in full width. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/** Text that a spreadsheet shows as it is and does not run. */
export function defuse(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
