import type { ReactElement } from 'react'
import type { TabsProps } from '../../../kit/index.ts'
import { useField, useViewState } from '../../index.ts'
import type { Slot } from '../parts/slot.ts'
import { readText } from '../read/lenient.ts'
import { TabPanels } from './tab-panels.tsx'
import { useTabList } from './use-tab-list.ts'

/** One of several panels. With a name it is a field, whose value is the shown tab's. */
export function Tabs({ name, id, ...props }: TabsProps & Slot): ReactElement {
  const key = readText(name) || readText(id)
  return key === '' ? <ViewTabs {...props} /> : <FieldTabs {...props} name={key} />
}

function ViewTabs({ label, value, children }: TabsProps & Slot): ReactElement {
  const tabs = useTabList(children)
  const [shown, show] = useViewState('tab', readText(value), isText)
  return <TabPanels label={readText(label)} tabs={tabs} shown={shown} onShow={show} />
}

function FieldTabs({ name, label, value, children }: TabsProps & Slot & { name: string }): ReactElement {
  const tabs = useTabList(children)
  const initial = readText(value) || (tabs[0]?.value ?? '')
  const accepts = (kept: unknown): kept is string => tabs.some((tab) => tab.value === kept)
  const field = useField({ name, value: initial, accepts })
  return <TabPanels label={readText(label)} tabs={tabs} shown={field.value} onShow={field.set} />
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}
