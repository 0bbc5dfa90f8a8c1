import type { ReactElement, ReactNode } from 'react'
import { isPlainObject } from '../../../core/index.ts'
import type { TextProps } from '../../../kit/index.ts'
import { readStatus } from '../parts/tone.ts'
import { isBlank, readChoice, readText } from '../read/lenient.ts'

/** Draws Text of `vitrail/kit`. */
export function Text({ text, muted, size, tone, spans }: TextProps): ReactElement | null {
  const marked = Array.isArray(spans) ? spans.map(drawSpan) : undefined
  const words = readText(text)
  if (marked === undefined && isBlank(words)) return null
  return (
    <p
      className="vt-text"
      data-muted={muted === true ? '' : undefined}
      data-size={readChoice(size, ['small', 'large'], undefined)}
      data-tone={readStatus(tone)}
      dir="auto"
    >
      {marked ?? words}
    </p>
  )
}

function drawSpan(span: unknown, index: number): ReactNode {
  if (typeof span === 'string') return span
  if (!isPlainObject(span)) return null
  if (span.br === true) return <br key={index} />
  const Tag = readChoice(span.mark, ['strong', 'em', 'code'], undefined)
  const words = readText(span.text)
  return Tag === undefined ? words : <Tag key={index}>{words}</Tag>
}
