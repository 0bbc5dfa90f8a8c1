import { type ReactElement, useId } from 'react'
import type { StepsProps } from '../../../kit/index.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readChoice, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

const STATUSES = ['todo', 'current', 'done', 'error'] as const
const MARKS: Readonly<Partial<Record<(typeof STATUSES)[number], IconName>>> = { done: 'check', error: 'x' }

/** Draws Steps of `vitrail/kit`. */
export function Steps({ title, items, direction }: StepsProps): ReactElement {
  const say = useSay()
  const titleId = useId()
  const heading = readText(title)
  return (
    <div className="vt-steps vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      <ol data-direction={readChoice(direction, ['row'], undefined)}>
        {readObjects(items).map((item, index) => {
          const status = readChoice(item.status, STATUSES, 'todo')
          const mark = MARKS[status]
          const body = readText(item.text)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={index} data-status={status} aria-current={status === 'current' ? 'step' : undefined}>
              <span data-part="mark">{mark === undefined ? index + 1 : <Icon name={mark} />}</span>
              <div data-part="words">
                <p data-part="title" dir="auto">
                  {readText(item.title)}
                  <span className="vt-visually-hidden"> ({say(`step.${status}`)})</span>
                </p>
                {!isBlank(body) && (
                  <p data-part="text" dir="auto">
                    {body}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
