import { type ReactElement, useId } from 'react'
import type { SourceCardsProps } from '../../../kit/index.ts'
import { namesAnotherHost, useLinks } from '../environment/use-link.ts'
import { Icon } from '../icon/icon.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** Draws SourceCards of `vitrail/kit`. */
export function SourceCards({ title, items }: SourceCardsProps): ReactElement {
  const say = useSay()
  const titleId = useId()
  const linkOf = useLinks()
  const heading = readText(title)
  return (
    <div className="vt-sourcecards vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      <ol>
        {readObjects(items).map((item, index) => {
          const target = linkOf(item.url)
          const words = readText(item.title)
          const snippet = readText(item.snippet)
          const source = readText(item.source)
          const host = target?.host.replace(/^www\./, '') ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sources are numbered by their place
            <li key={index} className="vt-panel">
              <p data-part="origin">
                <span data-part="number">{index + 1}</span>
                {!isBlank(source) && !namesAnotherHost(source, host) && (
                  <>
                    <bdi data-part="source">{source}</bdi>
                    {host !== '' && <span aria-hidden="true">·</span>}
                  </>
                )}
                {host !== '' && <bdi data-part="host">{host}</bdi>}
              </p>
              <p data-part="title" dir="auto">
                {target === undefined ? (
                  words
                ) : (
                  <a {...target.anchor}>
                    {words}
                    {target.anchor.target !== undefined && <Icon name="external-link" />}
                    {target.anchor.target !== undefined && (
                      <span className="vt-visually-hidden"> ({say('link.external')})</span>
                    )}
                  </a>
                )}
              </p>
              {!isBlank(snippet) && (
                <p data-part="snippet" dir="auto">
                  {snippet}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
