import type { MarkedToken, Token } from 'marked'
import type { ReactNode } from 'react'
import { ExternalLink } from '../parts/external-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { decodeReferences } from './decode-references.ts'
import { known } from './lex-markdown.ts'

/** The words of a block and their marks. HTML is shown as text. */
export function drawInline(tokens: Token[] | undefined): ReactNode {
  return known(tokens).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a block only grow at the end
    <InlineToken key={`${index} ${token.type}`} token={token} />
  ))
}

function InlineToken({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{drawInline(token.tokens)}</strong>
    case 'em':
      return <em>{drawInline(token.tokens)}</em>
    case 'del':
      return <del>{drawInline(token.tokens)}</del>
    case 'codespan':
      return <code dir="ltr">{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return (
        <ExternalLink
          url={decodeReferences(token.href)}
          text={decodeReferences(token.text)}
          className="vt-link"
        >
          {drawInline(token.tokens)}
        </ExternalLink>
      )
    case 'image':
      return <Picture url={decodeReferences(token.href)} words={decodeReferences(token.text)} />
    case 'text':
      return token.tokens === undefined ? decodeReferences(token.text) : drawInline(token.tokens)
    case 'escape':
      return token.text
    case 'checkbox':
      return null
    default:
      return token.raw
  }
}
