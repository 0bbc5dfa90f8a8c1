import { type KeyboardEvent, type ReactElement, useId, useRef } from 'react'
import { useViewFinal, useVitrail } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import { isBlank } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { nextTab } from './next-tab.ts'
import type { TabEntry } from './use-tab-list.ts'

interface Props {
  label: string
  tabs: readonly TabEntry[]
  shown: string
  onShow(value: string): void
}

/** A tab list with roving focus, and its panels. All panels stay on the page: print shows each under its label. */
export function TabPanels({ label, tabs, shown, onShow }: Props): ReactElement {
  const say = useSay()
  const { dir } = useVitrail()
  const final = useViewFinal()
  const id = useId()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const chosen = Math.max(
    tabs.findIndex(({ value }) => value === shown),
    0,
  )

  const move = (event: KeyboardEvent): void => {
    const next = nextTab(event.key, chosen, tabs.length, dir)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onShow(tab.value)
    buttons.current[next]?.focus()
  }

  return (
    <div className="vt-tabs">
      <div
        role="tablist"
        hidden={tabs.length === 0}
        aria-label={isBlank(label) ? say('tabs.label') : label}
        // While the tabs cannot be focused, the scrolling row can.
        tabIndex={final ? undefined : 0}
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs only grow at the end
            key={index}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}p${index}`}
            tabIndex={index === chosen ? 0 : -1}
            disabled={!final}
            onClick={() => onShow(tab.value)}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} />}
            <bdi>{tab.label}</bdi>
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by key all the same
          tabIndex={0}
          data-part="panel"
          hidden={index !== chosen}
        >
          <p data-part="name" aria-hidden="true" dir="auto">
            {tab.label}
          </p>
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
