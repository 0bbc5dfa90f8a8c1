import type { ReactElement } from 'react'
import { useViewFinal } from '../../index.ts'
import { useSay } from '../words/use-say.ts'
import { CopyButton } from './copy-button.tsx'
import { ScrollRegion } from './scroll-region.tsx'

interface Props {
  code: string
  language: string
  numbered?: boolean
  /** It is still growing: nothing to copy yet. */
  writing: boolean
}

/** Code in a frame that scrolls sideways, with a copy button; always left to right. */
export function CodeFrame({ code, language, numbered, writing }: Props): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  return (
    <div className="vt-code" dir="ltr">
      <div data-part="bar">
        <span data-part="language">{language}</span>
        <CopyButton text={code} label={say('code.copy')} disabled={writing || !final} />
      </div>
      <ScrollRegion label={language === '' ? say('code.region') : `${say('code.region')}: ${language}`}>
        <pre>
          {numbered === true && (
            <span data-part="numbers" aria-hidden="true">
              {lineNumbers(code)}
            </span>
          )}
          <code>{code}</code>
        </pre>
      </ScrollRegion>
    </div>
  )
}

function lineNumbers(code: string): string {
  const lines = code.replace(/\n$/, '').split('\n').length
  return Array.from({ length: lines }, (_, index) => index + 1).join('\n')
}
