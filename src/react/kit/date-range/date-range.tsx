import { type ReactElement, useId } from 'react'
import type { DateRangeProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { GroupFrame } from '../field/field-frame.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

type Days = [string | null, string | null]

/** Two calendar days, as local text, independent of time zones. */
export function DateRange(props: DateRangeProps): ReactElement | null {
  const id = useId()
  const say = useSay()
  const format = useFormat()
  const written: unknown[] = Array.isArray(props.value) ? props.value : []
  const min = readDay(props.min) ?? undefined
  const max = readDay(props.max) ?? undefined
  const required = props.required === true
  const write = (day: string | null) => (day === null ? '…' : format(day, { format: 'date' }))
  const field = useKitField<Days>(props, {
    initial: [readDay(written[0]), readDay(written[1])],
    accepts: (kept): kept is Days =>
      Array.isArray(kept) && kept.length === 2 && kept.every((day) => day === null || readDay(day) !== null),
    isEmpty: ([from, to]) => from === null && to === null,
    check([from, to]) {
      if (required && (from === null || to === null)) return say('field.bothDays')
      if (from !== null && to !== null && from > to) return say('field.wrongOrder')
      const days = [from, to].filter((day) => day !== null)
      if (min !== undefined && days.some((day) => day < min))
        return say('field.tooEarly', { min: write(min) })
      if (max !== undefined && days.some((day) => day > max)) return say('field.tooLate', { max: write(max) })
      return undefined
    },
    show: ([from, to]) => (from === null && to === null ? '' : `${write(from)} – ${write(to)}`),
  })
  const { frame, control, value, set } = field
  if (isBlank(frame.label)) return null
  return (
    <GroupFrame frame={frame} control={control} className="vt-daterange">
      <div data-part="days">
        {([0, 1] as const).map((end) => (
          <label key={end} htmlFor={`${id}${end}`}>
            <span>{say(end === 0 ? 'field.from' : 'field.to')}</span>
            <span data-part="control">
              <input
                id={`${id}${end}`}
                ref={end === 0 ? field.ref : undefined}
                type="date"
                required={frame.required}
                aria-invalid={control['aria-invalid']}
                min={(end === 1 ? value[0] : null) ?? min}
                max={(end === 0 ? value[1] : null) ?? max}
                value={value[end] ?? ''}
                onChange={({ target }) => {
                  const day = readDay(target.value)
                  set(end === 0 ? [day, value[1]] : [value[0], day])
                }}
              />
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

function readDay(written: unknown): string | null {
  const text = readText(written)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
}
