import { type ReactElement, useId } from 'react'
import type { CodeBlockProps } from '../../../kit/index.ts'
import { useNode } from '../../index.ts'
import { CodeFrame } from '../parts/code-frame.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { readText } from '../read/lenient.ts'

/** Draws CodeBlock of `vitrail/kit`. */
export function CodeBlock({ title, language, code, numbered }: CodeBlockProps): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const writing = useNode()?.incomplete === true
  return (
    <div className="vt-codeblock vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      <CodeFrame
        code={readText(code)}
        language={readText(language)}
        numbered={numbered === true}
        writing={writing}
      />
    </div>
  )
}
