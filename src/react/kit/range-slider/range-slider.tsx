import type { CSSProperties, ReactElement } from 'react'
import type { RangeSliderProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { GroupFrame } from '../field/field-frame.tsx'
import { percentOf, readScale, type Scale } from '../field/read-scale.ts'
import { ScaleEnds } from '../field/scale-ends.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readNumber } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

type Range = [number, number]

/** Two native ranges on one track; neither can pass the other. */
export function RangeSlider(props: RangeSliderProps): ReactElement | null {
  const say = useSay()
  const format = useFormat()
  const scale = readScale(props)
  const written: unknown[] = Array.isArray(props.value) ? props.value : []
  const ends = [
    scale.clamp(readNumber(written[0]) ?? scale.min),
    scale.clamp(readNumber(written[1]) ?? scale.max),
  ]
  const field = useKitField<Range>(props, {
    initial: [Math.min(...ends), Math.max(...ends)],
    accepts: (kept): kept is Range => isRange(kept, scale),
    isEmpty: () => false,
    show: ([low, high]) => `${format(low, scale.format)} – ${format(high, scale.format)}`,
  })
  const { control, frame, value, set } = field
  const [low, high] = value
  const move = (end: 0 | 1, to: number): void =>
    set(end === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)], { final: false })
  if (isBlank(frame.label)) return null
  const fill: CSSProperties & Record<'--vt-from' | '--vt-to', string> = {
    '--vt-from': `${percentOf(low, scale)}%`,
    '--vt-to': `${percentOf(high, scale)}%`,
  }
  return (
    <GroupFrame frame={frame} control={control} className="vt-rangeslider">
      <output data-part="value" aria-hidden="true">
        <bdi>{format(low, scale.format)}</bdi> – <bdi>{format(high, scale.format)}</bdi>
      </output>
      <span data-part="track" data-ends="2" style={fill}>
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            ref={end === 0 ? field.ref : undefined}
            type="range"
            // With both at the end of the track, the one that can still move is on top.
            data-on-top={end === 0 && low === high && low > (scale.min + scale.max) / 2 ? '' : undefined}
            aria-label={say(end === 0 ? 'field.from' : 'field.to')}
            aria-invalid={control['aria-invalid']}
            aria-valuetext={format(value[end], scale.format)}
            min={scale.min}
            max={scale.max}
            step={scale.step}
            value={value[end]}
            onChange={({ target }) => move(end, scale.clamp(target.valueAsNumber))}
          />
        ))}
      </span>
      <ScaleEnds scale={scale} />
    </GroupFrame>
  )
}

function isRange(kept: unknown, scale: Scale): kept is Range {
  if (!Array.isArray(kept) || kept.length !== 2) return false
  const [low, high]: unknown[] = kept
  return scale.isWithin(low) && scale.isWithin(high) && low <= high
}
