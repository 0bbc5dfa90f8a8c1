import { Marked, type MarkedToken, type Token } from 'marked'
import { limitNesting } from './limit-nesting.ts'

// A lexer of its own: what an app teaches the shared one does not change what a model may write here.
const marked = new Marked({
  gfm: true,
  tokenizer: {
    // A line of dashes under text is a line, not a heading: a paragraph never turns into one while it is written.
    lheading: () => undefined,
  },
})

/** The blocks of a Markdown text, without what leaves no trace on the page. */
export function lexMarkdown(source: string): MarkedToken[] {
  return known(marked.lexer(limitNesting(source))).filter(({ type }) => type !== 'space' && type !== 'def')
}

/** Tokens as the closed union of their kinds. */
export function known(tokens: Token[] | undefined): MarkedToken[] {
  // Without extensions the lexer makes no others; an unlisted kind would draw its raw text.
  return (tokens ?? []) as MarkedToken[]
}
