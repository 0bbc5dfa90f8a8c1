import { type ReactElement, useId } from 'react'
import type { GaugeProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import { STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'
import { useSay } from '../words/use-say.ts'
import { readScale } from './read-scale.ts'

/** A number on its scale; the zone it stands in gives the tone and, where it has one, the word. */
export function Gauge(props: GaugeProps): ReactElement {
  const say = useSay()
  const write = useFormat()
  const labelId = useId()
  const format = readFormat(props, 'number')
  const { min, max, value, share, zones, zone } = readScale(props)
  const label = readText(props.label)
  const hint = readText(props.hint)
  const shown = write(value, format)
  // Without a word of its own a zone says what its colour does.
  const tone = zone?.tone && say(`tone.${zone.tone}`)
  const named = zone === undefined || isBlank(zone.label) ? (tone ?? '') : zone.label
  const standing = named === '' ? shown : `${shown}, ${named}`
  return (
    <div className="vt-gauge" data-tone={zone?.tone}>
      <p data-part="top">
        <span data-part="label" id={labelId} dir="auto">
          {label}
        </span>
        {zone !== undefined && named !== '' && (
          <span data-part="zone">
            {zone.tone !== undefined && <Icon name={STATUS_ICONS[zone.tone]} />}
            <bdi>{named}</bdi>
          </span>
        )}
        <bdi data-part="amount">{shown}</bdi>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter draws no zones */}
      <div
        role="meter"
        aria-label={isBlank(label) ? say('gauge.label') : undefined}
        aria-labelledby={isBlank(label) ? undefined : labelId}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? min}
        aria-valuetext={standing}
        data-part="track"
      >
        <span data-part="fill" style={{ inlineSize: percent(share) }} />
        {zones.map(({ from, at }) => (
          <span key={from} data-part="threshold" style={{ insetInlineStart: percent(at) }} />
        ))}
      </div>
      <p data-part="ends">
        <bdi>{write(min, format)}</bdi>
        {!isBlank(hint) && <bdi data-part="hint">{hint}</bdi>}
        <bdi>{write(max, format)}</bdi>
      </p>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
