/** As deep as anything is meant; the lexer takes the square of the depth, and a page its stack. */
const DEEPEST = 64
const MARKS = new RegExp(
  `^((?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${DEEPEST}})(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))+`,
  'gm',
)

/** Quotes and lists in one line that stand in more than 64 others are taken as of the last of those. */
export function limitNesting(source: string): string {
  return source.replace(MARKS, '$1 ')
}
