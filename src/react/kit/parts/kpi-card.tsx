import type { ReactElement } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import type { Format } from '../environment/use-format.ts'
import { Icon, type IconName, readIcon } from '../icon/icon.tsx'
import { isBlank, readChoice, readNumber, readText, readValue } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'
import { useSay } from '../words/use-say.ts'
import { Sparkline } from './sparkline.tsx'
import { readStatus, STATUS_ICONS } from './tone.ts'

const TRENDS = {
  up: { icon: 'arrow-up', tone: 'success' },
  down: { icon: 'arrow-down', tone: 'danger' },
  flat: { icon: 'minus', tone: undefined },
} as const satisfies Record<string, { icon: IconName; tone: string | undefined }>

/** One headline number: a term and its details, for a `dl`. */
export function KpiCard({ item, write }: { item: JsonObject; write: Format }): ReactElement {
  const say = useSay()
  const format = readFormat(item, 'number')
  const trend = readChoice(item.trend, ['up', 'down', 'flat'], undefined)
  const delta = readValue(item.delta)
  const change =
    delta === undefined ? '' : typeof delta === 'number' ? signed(delta, write(delta, format)) : delta
  const status = readStatus(item.tone)
  const tone = status ?? (trend && item.tone !== 'neutral' ? TRENDS[trend].tone : undefined)
  const hint = readText(item.hint)
  const icon = readIcon(item.icon) ?? (status && STATUS_ICONS[status])
  const spark = Array.isArray(item.spark) ? item.spark.flatMap((value) => readNumber(value) ?? []) : []
  return (
    <div className="vt-panel" data-part="card" data-tone={tone}>
      <dt>
        {icon !== undefined && <Icon name={icon} />}
        {status !== undefined && <span className="vt-visually-hidden">{say(`tone.${status}`)}: </span>}
        <bdi>{readText(item.label)}</bdi>
      </dt>
      <dd data-part="value" dir="auto">
        {write(readValue(item.value), format)}
      </dd>
      {(trend !== undefined || !isBlank(change) || !isBlank(hint)) && (
        <dd data-part="note">
          {(trend !== undefined || !isBlank(change)) && (
            <span data-part="delta">
              {trend !== undefined && <Icon name={TRENDS[trend].icon} />}
              {trend !== undefined && <span className="vt-visually-hidden">{say(`trend.${trend}`)} </span>}
              <bdi>{change}</bdi>
            </span>
          )}
          {!isBlank(hint) && <bdi data-part="hint">{hint}</bdi>}
        </dd>
      )}
      {spark.length > 1 && (
        <dd data-part="spark">
          <Sparkline values={spark} />
          <span className="vt-visually-hidden">{`${write(spark[0], format)} → ${write(spark.at(-1), format)}`}</span>
        </dd>
      )}
    </div>
  )
}

function signed(delta: number, written: string): string {
  return delta > 0 ? `+${written}` : written
}
