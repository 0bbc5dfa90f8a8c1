import { type ReactElement, useState } from 'react'
import { type CallRecord, callsOf, type RunRecord } from '../run/run-record.ts'
import { DrawnView } from './drawn-view.tsx'
import { JsonText } from './json-text.tsx'

/** The model's own characters beside what was read from them. */
export function ArgumentsTab({ run }: { run: RunRecord }): ReactElement {
  const calls = callsOf(run)
  const [chosen, choose] = useState<string>()
  const call = calls.find(({ toolCallId }) => toolCallId === chosen) ?? calls.at(-1)
  if (call === undefined) return <p className="pg-quiet">The model called no tool.</p>
  return (
    <div className="pg-arguments">
      <label className="pg-pick">
        Call
        <select value={call.toolCallId} onChange={(event) => choose(event.target.value)}>
          {calls.map(({ toolCallId, name, outcome }, index) => (
            <option key={toolCallId} value={toolCallId}>
              {index + 1}. {name} ({outcome})
            </option>
          ))}
        </select>
      </label>
      <div className="pg-beside">
        <section>
          <h3>As written</h3>
          <JsonText
            label="Arguments as written"
            value={call.raw === '' ? 'Not sent on this connection.' : call.raw}
          />
        </section>
        <section>
          <h3>As read</h3>
          <JsonText label="Arguments as read" value={readOf(call)} />
        </section>
      </div>
      <DrawnView run={run} toolCallId={call.toolCallId} />
    </div>
  )
}

function readOf({ outcome, input, message }: CallRecord): unknown {
  if (input !== undefined) return input
  return outcome === 'writing' ? 'Still being written.' : (message ?? 'Nothing could be read.')
}
