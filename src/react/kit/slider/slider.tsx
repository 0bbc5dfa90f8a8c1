import type { CSSProperties, ReactElement } from 'react'
import type { SliderProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { percentOf, readScale } from '../field/read-scale.ts'
import { ScaleEnds } from '../field/scale-ends.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readNumber } from '../read/lenient.ts'

/** Draws Slider of `vitrail/kit`. */
export function Slider(props: SliderProps): ReactElement | null {
  const format = useFormat()
  const scale = readScale(props)
  const field = useKitField<number>(props, {
    initial: scale.clamp(readNumber(props.value) ?? scale.min),
    accepts: scale.isWithin,
    isEmpty: () => false,
    show: (value) => format(value, scale.format),
  })
  const shown = format(field.value, scale.format)
  if (isBlank(field.frame.label)) return null
  const fill: CSSProperties & Record<'--vt-to', string> = { '--vt-to': `${percentOf(field.value, scale)}%` }
  return (
    <FieldFrame frame={field.frame} className="vt-slider">
      <output data-part="value" htmlFor={field.control.id} aria-hidden="true">
        <bdi>{shown}</bdi>
      </output>
      <span data-part="track" style={fill}>
        <input
          {...field.control}
          ref={field.ref}
          type="range"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={field.value}
          aria-valuetext={shown}
          onChange={({ target }) => field.set(scale.clamp(target.valueAsNumber), { final: false })}
        />
      </span>
      <ScaleEnds scale={scale} />
    </FieldFrame>
  )
}
