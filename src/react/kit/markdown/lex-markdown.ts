import { Marked, type MarkedToken, type Token } from 'marked'
import { limitNesting } from './limit-nesting.ts'

// A private lexer: extensions that an app adds to the shared one must not widen what a model may write here.
const marked = new Marked({
  gfm: true,
  tokenizer: {
    // Dashes under text are a rule, not a heading mark, so that a paragraph never turns into a heading while it is written.
    lheading: () => undefined,
  },
})

/** The blocks of a Markdown text, without those that draw nothing. */
export function lexMarkdown(source: string): MarkedToken[] {
  return known(marked.lexer(limitNesting(source))).filter(({ type }) => type !== 'space' && type !== 'def')
}

/** The tokens, typed as the closed union of their kinds. */
export function known(tokens: Token[] | undefined): MarkedToken[] {
  // Without extensions the lexer makes no others; an unlisted kind would draw its raw text.
  return (tokens ?? []) as MarkedToken[]
}
