import { type ReactElement, useId } from 'react'
import type { ProgressProps } from '../../../kit/index.ts'
import { Icon } from '../icon/icon.tsx'
import { readStatus, STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readChoice, readNumber, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { ProgressRing } from './progress-ring.tsx'
import { useProgressText } from './use-progress-text.ts'

/** Without a value it only shows that something is in progress. */
export function Progress(props: ProgressProps): ReactElement {
  const say = useSay()
  const labelId = useId()
  const most = readNumber(props.max) ?? 100
  const max = most > 0 ? most : 100
  const written = readNumber(props.value)
  const value = written === undefined ? undefined : Math.min(Math.max(written, 0), max)
  const share = value === undefined ? undefined : value / max
  const amount = useProgressText(props, value, max)
  const status = readStatus(props.tone)
  const label = readText(props.label)
  const hint = readText(props.hint)
  const variant = readChoice(props.variant, ['ring'], 'bar')
  return (
    <div className="vt-progress" data-variant={variant} data-tone={status}>
      <p data-part="top">
        <span data-part="label" id={labelId} dir="auto">
          {status !== undefined && <Icon name={STATUS_ICONS[status]} />}
          {status !== undefined && <span className="vt-visually-hidden">{say(`tone.${status}`)}: </span>}
          {label}
        </span>
        <bdi data-part="amount">{amount}</bdi>
      </p>
      <div
        role="progressbar"
        aria-label={isBlank(label) ? say('progress.label') : undefined}
        aria-labelledby={isBlank(label) ? undefined : labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={value === undefined ? undefined : amount}
        data-part="track"
        data-unknown={share === undefined ? '' : undefined}
      >
        {variant === 'ring' ? (
          <ProgressRing share={share} />
        ) : (
          <span data-part="fill" style={share === undefined ? undefined : { inlineSize: percent(share) }} />
        )}
      </div>
      {!isBlank(hint) && (
        <p className="vt-hint" dir="auto">
          {hint}
        </p>
      )}
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
