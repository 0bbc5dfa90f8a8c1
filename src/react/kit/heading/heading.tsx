import type { ReactElement } from 'react'
import type { HeadingProps } from '../../../kit/index.ts'
import { useHeadingLevel } from '../../index.ts'
import type { HeadingTag } from '../parts/title.tsx'
import { isBlank, readChoice, readText } from '../read/lenient.ts'

/** Levels 1 and 2 take the rank of their place; 3 and 4 are one and two ranks deeper. */
export function Heading({ text, level }: HeadingProps): ReactElement | null {
  const rank = useHeadingLevel()
  const words = readText(text)
  if (isBlank(words)) return null
  const asked = readChoice(level, [1, 2, 3, 4], 2)
  const depth = Math.min(rank + Math.max(asked - 2, 0), 6)
  const Tag: HeadingTag = readChoice(`h${depth}`, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'h6')
  return (
    <Tag className="vt-heading" data-level={asked} dir="auto">
      {words}
    </Tag>
  )
}
