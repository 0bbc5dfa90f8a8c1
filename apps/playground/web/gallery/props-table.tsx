import type { ReactElement } from 'react'
import type { Component } from 'vitrail'
import { type PropRow, propRows } from './prop-rows.ts'

/** The props of a component, from their JSON Schema. */
export function PropsTable({ component }: { component: Component }): ReactElement {
  const { jsonSchema = {}, hidden = [] } = component
  const rows = propRows(jsonSchema)
  return (
    <section className="pg-kit-about" aria-label="Props">
      <h2>Props</h2>
      {rows.length === 0 ? (
        <p className="pg-kit-hint">It takes none.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="pg-kit-scroll" tabIndex={0} aria-label="Table of props">
          <table className="pg-kit-props">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Type</th>
                <th scope="col">Required</th>
                <th scope="col">Hints</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} row={row} hidden={hidden.includes(row.name)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

function Row({ row, hidden }: { row: PropRow; hidden: boolean }): ReactElement {
  const hints = hidden ? [...row.hints, 'accepted, not told to the model'] : row.hints
  const own = row.name.lastIndexOf('.') + 1
  return (
    <tr>
      <th scope="row">
        <code>
          <span className="pg-kit-parent">{row.name.slice(0, own)}</span>
          {row.name.slice(own)}
        </code>
      </th>
      <td>
        <code>{row.type}</code>
      </td>
      <td>{row.required ? 'yes' : ''}</td>
      <td>{hints.join('; ')}</td>
    </tr>
  )
}
