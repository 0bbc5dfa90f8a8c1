import { type ReactElement, useId } from 'react'
import type { CodeBlockProps } from '../../../kit/index.ts'
import { useNode } from '../../index.ts'
import { CodeFrame } from '../parts/code-frame.tsx'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'

export function CodeBlock({ title, language, code, numbered }: CodeBlockProps): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const writing = useNode()?.incomplete === true
  return (
    <section className="vt-codeblock vt-block" aria-labelledby={isBlank(heading) ? undefined : titleId}>
      <Title id={titleId} text={heading} />
      <CodeFrame
        code={readText(code)}
        language={readText(language)}
        numbered={numbered === true}
        writing={writing}
      />
    </section>
  )
}
