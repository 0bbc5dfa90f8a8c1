import type { ReactElement } from 'react'
import type { JsonObject } from '../../../../core/index.ts'

/** Named values, one a line: plain ones as they read, the rest as JSON. */
export function ValueList({ values }: { values: JsonObject }): ReactElement {
  return (
    <dl className="vt-chat-values">
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{writeValue(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function writeValue(value: unknown): ReactElement | string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (value === null || value === undefined) return '—'
  return <code dir="ltr">{JSON.stringify(value, undefined, 2)}</code>
}
