import { type ReactElement, useId } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import type { KeyValueProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { useFormat } from '../environment/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { ExternalLink } from '../parts/external-link.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { readStatus, STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readChoice, readObjects, readText } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'
import { useSay } from '../words/use-say.ts'

/** Draws KeyValue of `vitrail/kit`. */
export function KeyValue({ title, items, columns }: KeyValueProps): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const facts = readObjects(items).filter(({ label }) => !isBlank(readText(label)))
  return (
    <div className="vt-keyvalue vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      <dl data-columns={readChoice(columns, [2, 3], undefined)}>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
          <Fact key={index} fact={fact} />
        ))}
      </dl>
    </div>
  )
}

function Fact({ fact }: { fact: JsonObject }): ReactElement {
  const say = useSay()
  const write = useFormat()
  const final = useViewFinal()
  const label = readText(fact.label)
  const hint = readText(fact.hint)
  const status = readStatus(fact.tone)
  const value = write(fact.value, readFormat(fact))
  return (
    <div data-part="fact">
      <dt dir="auto">{label}</dt>
      <dd>
        <span data-part="value" data-tone={status}>
          {status !== undefined && <Icon name={STATUS_ICONS[status]} />}
          {status !== undefined && <span className="vt-visually-hidden">{say(`tone.${status}`)}: </span>}
          {fact.url === undefined ? (
            <bdi>{value}</bdi>
          ) : (
            <ExternalLink className="vt-link" url={fact.url} text={value} />
          )}
          {fact.copy === true && (
            <CopyButton
              text={copied(fact.value)}
              label={say('copy.what', { what: label })}
              disabled={!final}
            />
          )}
        </span>
        {!isBlank(hint) && (
          <span className="vt-hint" dir="auto">
            {hint}
          </span>
        )}
      </dd>
    </div>
  )
}

/** The value to copy: the number, not its formatted text. */
function copied(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : readText(value)
}
