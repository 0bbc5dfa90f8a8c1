import { type ReactElement, useId } from 'react'
import type { ChecklistProps } from '../../../kit/index.ts'
import { Icon } from '../icon/icon.tsx'
import { Title } from '../parts/title.tsx'
import { isBlank, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { type ChecklistRow, TickableList } from './tickable-list.tsx'

export function Checklist(props: ChecklistProps): ReactElement {
  const titleId = useId()
  const heading = readText(props.title)
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

  if (name !== '') return <TickableList name={name} title={heading} rows={rows} />
  return (
    <section className="vt-checklist vt-block" aria-labelledby={isBlank(heading) ? undefined : titleId}>
      <div data-part="top">
        <Title id={titleId} text={heading} />
        <Progress rows={rows} />
      </div>
      <StaticList rows={rows} />
    </section>
  )
}

/** How much is done, where something is. */
export function Progress({ rows }: { rows: readonly ChecklistRow[] }): ReactElement | null {
  const say = useSay()
  const done = rows.filter((row) => row.done).length
  if (rows.length < 2) return null
  return (
    <p data-part="progress">
      <span data-part="track" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round((done / rows.length) * 100)}%` }} />
      </span>
      {say('checklist.progress', { done, n: rows.length })}
    </p>
  )
}

function StaticList({ rows }: { rows: readonly ChecklistRow[] }): ReactElement {
  const say = useSay()
  return (
    <ul>
      {rows.map(({ label, done, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <li key={index} data-done={done ? '' : undefined}>
          <span data-part="mark">{done && <Icon name="check" />}</span>
          <span className="vt-visually-hidden">{say(done ? 'checklist.done' : 'checklist.todo')}: </span>
          <span data-part="label" dir="auto">
            {label}
          </span>
          <Note text={note} />
        </li>
      ))}
    </ul>
  )
}

export function Note({ text }: { text: string }): ReactElement | null {
  if (isBlank(text)) return null
  return (
    <span data-part="note" dir="auto">
      {text}
    </span>
  )
}
