import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'

export interface TabsProps {
  label: string
  tabs: readonly { id: string; title: string; mark?: number; panel: ReactNode }[]
}

/** One panel of several; arrows, Home and End move between the tabs. */
export function Tabs({ label, tabs }: TabsProps): ReactElement {
  const base = useId()
  const [chosen, choose] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ id }) => id === current?.id)
    const next = NEXT[event.key]?.(index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} className="pg-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title, mark }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
            {mark !== undefined && mark > 0 && <span className="pg-mark">{mark}</span>}
          </button>
        ))}
      </div>
      <div
        className="pg-tab-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {current?.panel}
      </div>
    </>
  )
}

const NEXT: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
