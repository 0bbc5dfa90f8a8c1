import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../index.ts'
import { labelOf, type OptionValue, type ReadOption } from '../field/read-options.ts'
import type { KitField } from '../field/use-kit-field.ts'
import { Icon } from '../icon/icon.tsx'
import { Listbox, optionId } from '../listbox/listbox.tsx'
import { matchOptions } from '../listbox/match-options.ts'
import { moveActive } from '../listbox/move-active.ts'
import { isBlank } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

interface Props {
  field: KitField<OptionValue | null>
  options: readonly ReadOption[]
  placeholder: string
}

/** Closed, or open with the options that match the query typed so far (undefined: none yet). */
type Search =
  | { readonly open: false }
  | { readonly open: true; readonly query?: string; readonly active: number }

const CLOSED: Search = { open: false }

/** One of many options, found by typing; Enter takes the active one, Escape leaves everything as it was. */
export function Combobox({ field, options, placeholder }: Props): ReactElement {
  const say = useSay()
  const [search, setSearch] = useState<Search>(CLOSED)
  const { control, frame, value, set } = field
  const input = useRef<HTMLInputElement>(null)
  const listId = `${control.id}list`
  const query = search.open ? search.query : undefined
  const listed = query === undefined ? options : matchOptions(options, query)
  const active = search.open ? search.active : -1

  // Selects the text, so that typing replaces the choice.
  useEffect(() => {
    if (!search.open && document.activeElement === input.current) input.current?.select()
  }, [search.open])

  const open = (): void => setSearch({ open: true, active: listed.findIndex((each) => each.value === value) })
  const pick = (option: ReadOption): void => {
    set(option.value)
    setSearch(CLOSED)
  }
  const leave = (): void => {
    if (query !== undefined && isBlank(query)) set(null)
    setSearch(CLOSED)
  }

  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const moved = moveActive(event.key, active, listed)
    const isTyping = !search.open || query !== undefined
    const isCaretKey = isTyping && (event.key === 'Home' || event.key === 'End')
    const option = listed[active]
    if (moved !== undefined && !isCaretKey) {
      event.preventDefault()
      if (!search.open) open()
      else setSearch({ ...search, active: moved })
    } else if (search.open && event.key === 'Enter') {
      event.preventDefault()
      if (option !== undefined) pick(option)
      else leave()
    } else if (search.open && event.key === 'Escape') {
      event.stopPropagation()
      setSearch(CLOSED)
    }
  }

  return (
    <span data-part="control" data-picker="">
      <input
        {...control}
        ref={(drawn) => {
          input.current = drawn
          field.ref(drawn)
        }}
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={search.open}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        required={frame.required}
        placeholder={placeholder}
        value={query ?? labelOf(options, value)}
        onChange={({ target }) => {
          const matching = matchOptions(options, target.value)
          setSearch({ open: true, query: target.value, active: moveActive('Home', -1, matching) ?? -1 })
        }}
        onFocus={({ target }) => target.select()}
        onClick={() => !search.open && open()}
        onKeyDown={press}
        onBlur={leave}
      />
      <Icon name="chevron-down" />
      {search.open && (
        <div data-part="popup">
          <Listbox
            id={listId}
            labelledBy={frame.ids.label}
            options={listed}
            active={active}
            isChosen={(each) => each === value}
            isClosed={(option) => option.disabled}
            pick={pick}
            empty={say('option.noMatch')}
          />
        </div>
      )}
      <span role="status" className="vt-visually-hidden">
        {query !== undefined && say('option.matches', { n: listed.length })}
      </span>
    </span>
  )
}
