import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** A radio item or a checkbox item. */
  readonly checked?: { kind: 'radio' | 'checkbox'; on: boolean }
  readonly danger?: boolean
  readonly disabled?: boolean
  onSelect(): void
}

/** Items that belong together; lines separate groups. */
export interface MenuGroup {
  readonly label?: string
  readonly items: readonly MenuItem[]
}

interface Props {
  label: string
  icon: ReactNode
  /** Called when the menu opens. */
  groups(): readonly MenuGroup[]
}

/** A button with a menu: arrows, Home, End and first letters move; Escape, Tab and a press elsewhere close it. */
export function MenuButton({ label, icon, groups }: Props): ReactElement {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<readonly MenuGroup[]>()

  useEffect(() => {
    if (open === undefined) return undefined
    choices(root.current)[0]?.focus()
    const onPress = (event: Event): void => {
      if (!(event.target instanceof Node) || root.current?.contains(event.target) !== true) setOpen(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  const close = (): void => {
    setOpen(undefined)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = choices(root.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = nextChoice(event.key, at, all)
    if (next !== undefined) {
      event.preventDefault()
      all[next]?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(undefined)
  }

  return (
    <span ref={root} className="vt-canvas-menu">
      <button
        ref={button}
        type="button"
        className="vt-button"
        data-variant="ghost"
        data-size="icon"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open === undefined ? undefined : id}
        onClick={() => setOpen(open === undefined ? groups() : undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open !== undefined) return
          event.preventDefault()
          setOpen(groups())
        }}
      >
        {icon}
      </button>
      {open !== undefined && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} data-part="menu" onKeyDown={onKeyDown}>
          {open.map((group, index) => (
            <MenuItems
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one opening never move
              key={index}
              group={group}
              onSelect={(item) => {
                close()
                item.onSelect()
              }}
            />
          ))}
        </div>
      )}
    </span>
  )
}

function MenuItems({ group, onSelect }: { group: MenuGroup; onSelect(item: MenuItem): void }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={group.label} data-part="group">
      {group.items.map((item) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: items with `aria-checked` have a role that takes it
        <button
          key={item.key}
          type="button"
          tabIndex={-1}
          role={item.checked === undefined ? 'menuitem' : `menuitem${item.checked.kind}`}
          aria-checked={item.checked?.on}
          aria-disabled={item.disabled === true || undefined}
          data-tone={item.danger === true ? 'danger' : undefined}
          onClick={() => {
            if (item.disabled !== true) onSelect(item)
          }}
        >
          <span data-part="icon">{item.icon}</span>
          <bdi>{item.label}</bdi>
        </button>
      ))}
    </div>
  )
}

function choices(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function nextChoice(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % all.length
    case 'ArrowUp':
      return (at <= 0 ? all.length : at) - 1
    case 'Home':
      return 0
    case 'End':
      return all.length - 1
    default: {
      if (key.length !== 1 || key === ' ') return undefined
      const rest = all.map((_, index) => (at + 1 + index) % all.length)
      return rest.find((index) => all[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
    }
  }
}
