import type { ReactElement } from 'react'
import { useHeadingLevel } from '../../index.ts'
import { isBlank } from '../read/lenient.ts'

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** The heading of a component, at the rank of its place; draws nothing if blank. */
export function Title({
  id,
  text,
  className,
}: {
  id?: string
  text: string
  className?: string
}): ReactElement | null {
  const Tag: HeadingTag = `h${useHeadingLevel()}`
  if (isBlank(text)) return null
  return (
    <Tag id={id} className={className === undefined ? 'vt-title' : `vt-title ${className}`} dir="auto">
      {text}
    </Tag>
  )
}
