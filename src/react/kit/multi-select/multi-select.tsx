import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import type { MultiSelectProps } from '../../../kit/index.ts'
import { isComposing } from '../../index.ts'
import { FieldLabel, FieldNotes } from '../field/field-frame.tsx'
import { useMany } from '../field/use-many.ts'
import { Icon } from '../icon/icon.tsx'
import { Listbox, optionId } from '../listbox/listbox.tsx'
import { matchOptions } from '../listbox/match-options.ts'
import { moveActive } from '../listbox/move-active.ts'
import { isBlank } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

const FILTER_OVER = 12

/** Any of many: the arrow keys move, Space or Enter chooses, and long lists can be searched. */
export function MultiSelect(props: MultiSelectProps): ReactElement | null {
  const say = useSay()
  const { field, options, has, isClosed, toggle } = useMany(props)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const typed = useRef({ text: '', at: 0 })
  const { frame, control } = field
  const listId = `${control.id}list`
  const listed = matchOptions(options, query)
  const searchable = props.filter ?? options.length > FILTER_OVER

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event) || control.disabled) return
    const isCaretKey = event.key === 'Home' || event.key === 'End'
    const moved = searchable && isCaretKey && query !== '' ? undefined : moveActive(event.key, active, listed)
    const option = listed[active]
    const picks = event.key === 'Enter' || (event.key === ' ' && !searchable)
    if (moved !== undefined) {
      event.preventDefault()
      setActive(moved)
    } else if (picks && option !== undefined) {
      event.preventDefault()
      if (!isClosed(option)) toggle(option.value)
    } else if (event.key === 'Escape' && query !== '') {
      event.stopPropagation()
      setQuery('')
    } else if (!searchable && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const { text, at } = typed.current
      typed.current = { text: (event.timeStamp - at < 700 ? text : '') + event.key, at: event.timeStamp }
      const start = matchOptions(options, '').findIndex(({ label }) =>
        label.toLowerCase().startsWith(typed.current.text.toLowerCase()),
      )
      if (start !== -1) setActive(start)
    }
  }

  const shared = {
    ...control,
    ref: field.ref,
    'aria-controls': listId,
    'aria-activedescendant': active >= 0 && active < listed.length ? optionId(listId, active) : undefined,
    onKeyDown: press,
  }
  if (isBlank(frame.label)) return null
  return (
    <div
      className="vt-field vt-multiselect"
      data-invalid={frame.error === undefined ? undefined : ''}
      data-disabled={control.disabled ? '' : undefined}
    >
      <label data-part="label" id={frame.ids.label} htmlFor={control.id}>
        <FieldLabel frame={frame} />
      </label>
      <div data-part="panel">
        <span data-part="control">
          <Icon name={searchable ? 'search' : 'list'} />
          <input
            {...shared}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-autocomplete={searchable ? 'list' : 'none'}
            autoComplete="off"
            dir="auto"
            readOnly={!searchable}
            required={frame.required}
            placeholder={say('option.filter')}
            value={searchable ? query : say('option.chosen', { n: field.value.length })}
            onChange={({ target }) => {
              setQuery(target.value)
              setActive(moveActive('Home', -1, matchOptions(options, target.value)) ?? -1)
            }}
          />
        </span>
        <Listbox
          id={listId}
          labelledBy={frame.ids.label}
          options={listed}
          active={active}
          multiple
          isChosen={has}
          isClosed={(option) => control.disabled || isClosed(option)}
          pick={(option) => toggle(option.value)}
          empty={say('option.noMatch')}
        />
      </div>
      <p role="status" data-part="count" className={searchable ? undefined : 'vt-visually-hidden'}>
        <bdi>{say('option.chosen', { n: field.value.length })}</bdi>
      </p>
      <FieldNotes frame={frame} />
    </div>
  )
}
