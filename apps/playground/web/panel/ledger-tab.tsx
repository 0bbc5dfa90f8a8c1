import type { ReactElement, ReactNode } from 'react'
import { formatPath } from 'vitrail'
import { type CallRecord, callsOf, type RunRecord } from '../run/run-record.ts'

/** The repairs to what the model wrote, and what was refused. */
export function LedgerTab({ run }: { run: RunRecord }): ReactElement {
  const calls = callsOf(run).filter(
    ({ repairs, issues, message }) => repairs.length + issues.length > 0 || message,
  )
  const warnings = run.frames.flatMap(({ frame }) => (frame.kind === 'warning' ? [frame] : []))
  if (calls.length + warnings.length === 0) {
    return <p className="pg-quiet">Nothing was repaired and nothing refused.</p>
  }
  return (
    <div className="pg-ledger">
      {calls.map((call) => (
        <CallLedger key={call.toolCallId} call={call} />
      ))}
      {warnings.map(({ code, message }) => (
        <Entry key={`${code} ${message}`} tone="warning" code={code} message={message} />
      ))}
    </div>
  )
}

function CallLedger({ call }: { call: CallRecord }): ReactElement {
  return (
    <section>
      <h3>{call.name}</h3>
      {call.message !== undefined && <p className="pg-refusal">{call.message}</p>}
      <ul>
        {call.issues.map((issue, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and equal entries may repeat
            key={`i${index}`}
            tone={issue.severity === 'error' ? 'danger' : issue.severity}
            code={issue.code}
            at={formatPath(issue.path)}
            message={issue.message}
          />
        ))}
        {call.repairs.map((repair, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and equal entries may repeat
            key={`r${index}`}
            tone={repair.lossy ? 'warning' : 'success'}
            code={repair.code}
            at={repair.offset === undefined ? formatPath(repair.path) : `character ${repair.offset}`}
            message={repair.message}
          />
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  tone: string
  code: string
  at?: string
  message: ReactNode
}

function Entry({ tone, code, at, message }: EntryProps): ReactElement {
  return (
    <li className="pg-entry" data-tone={tone}>
      <code>{code}</code>
      {at !== undefined && at !== '' && <span className="pg-at">{at}</span>}
      <span>{message}</span>
    </li>
  )
}
