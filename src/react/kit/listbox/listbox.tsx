import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import type { OptionValue, ReadOption } from '../field/read-options.ts'
import { Icon } from '../icon/icon.tsx'
import { isBlank } from '../read/lenient.ts'

interface Props {
  id: string
  labelledBy: string
  options: readonly ReadOption[]
  /** The index of the active option; -1: none. */
  active: number
  multiple?: boolean
  isChosen(value: OptionValue): boolean
  isClosed(option: ReadOption): boolean
  pick(option: ReadOption): void
  /** Shown where there are no options. */
  empty: ReactNode
}

/** The options, for a control that keeps the focus and decides which one is active. */
export function Listbox(props: Props): ReactElement {
  const { id, labelledBy, options, active, multiple = false, isChosen, isClosed, pick, empty } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (active >= 0) keepInSight(list.current, list.current?.querySelector('[data-active]') ?? null)
  }, [active])

  if (options.length === 0) return <p data-part="empty">{empty}</p>
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
    >
      {options.map((option, index) => (
        <div key={`${typeof option.value} ${option.value}`} role="presentation">
          {option.group !== '' && option.group !== options[index - 1]?.group && (
            <div role="presentation" data-part="group" dir="auto">
              {option.group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the control that has the focus takes the keys */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the control that has the focus names the active one */}
          <div
            id={optionId(id, index)}
            role="option"
            aria-selected={isChosen(option.value)}
            aria-disabled={isClosed(option) || undefined}
            data-active={index === active ? '' : undefined}
            // Keeps the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!isClosed(option)) pick(option)
            }}
          >
            <span data-part="mark">{isChosen(option.value) && <Icon name="check" />}</span>
            <span data-part="words">
              <bdi>{option.label}</bdi>
              {!isBlank(option.hint) && (
                <span data-part="hint" dir="auto">
                  {option.hint}
                </span>
              )}
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Scrolls the list alone, never the page. */
function keepInSight(list: HTMLElement | null, option: Element | null): void {
  if (list === null || !(option instanceof HTMLElement)) return
  const top = option.offsetTop
  const bottom = top + option.offsetHeight
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
