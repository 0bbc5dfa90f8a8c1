/** Deep enough for any real text; the time of the lexer grows with the square of the depth, and drawing recurses. */
const DEEPEST = 64
const MARKS = new RegExp(
  `^((?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${DEEPEST}})(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))+`,
  'gm',
)

/** Flattens quotes and lists nested more than 64 deep in one line. */
export function limitNesting(source: string): string {
  return source.replace(MARKS, '$1 ')
}
