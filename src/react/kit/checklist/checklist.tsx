import { type ReactElement, useId } from 'react'
import type { ChecklistProps } from '../../../kit/index.ts'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readObjects, readText } from '../read/lenient.ts'
import { ChecklistProgress } from './checklist-progress.tsx'
import type { ChecklistRow } from './checklist-row.ts'
import { StaticList } from './static-list.tsx'
import { TickableList } from './tickable-list.tsx'

/** Read-only; with a name, people can tick it. */
export function Checklist(props: ChecklistProps): ReactElement {
  const titleId = useId()
  const title = readText(props.title)
  const name = readText(props.name) || readText(props.id)
  const rows = readObjects(props.items)
    .map(
      (item): ChecklistRow => ({
        label: readText(item.label),
        done: item.done === true,
        note: readText(item.note),
        value: readText(item.value) || readText(item.label),
      }),
    )
    .filter(({ label }) => !isBlank(label))
  const named = groupNamed(title, titleId)
  const top = (drawn: readonly ChecklistRow[]): ReactElement => (
    <div data-part="top">
      <Title id={titleId} text={title} />
      <ChecklistProgress rows={drawn} />
    </div>
  )
  return name === '' ? (
    <div className="vt-checklist vt-block" {...named}>
      {top(rows)}
      <StaticList rows={rows} />
    </div>
  ) : (
    <TickableList name={name} rows={rows} named={named} top={top} />
  )
}
