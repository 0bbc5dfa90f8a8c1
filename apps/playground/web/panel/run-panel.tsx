import { type ReactElement, useEffect, useRef, useState } from 'react'
import { callsOf, type RunRecord } from '../run/run-record.ts'
import { ArgumentsTab } from './arguments-tab.tsx'
import { FramesTab } from './frames-tab.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { Tabs } from './tabs.tsx'
import { TimingTab } from './timing-tab.tsx'

interface RunPanelProps {
  runs: readonly RunRecord[]
  onClose(): void
}

/** It lies over the conversation then. */
const NARROW = '(width < 60rem)'

/** Shows what the last run, or a chosen one, sent over the wire. Escape closes it where it covers what is below. */
export function RunPanel({ runs, onClose }: RunPanelProps): ReactElement {
  const [chosen, choose] = useState('')
  const panel = useRef<HTMLElement>(null)
  const close = (): void => {
    const hasFocus = panel.current?.contains(document.activeElement) === true
    if (hasFocus) document.querySelector<HTMLElement>('[aria-controls="pg-run-panel"]')?.focus()
    onClose()
  }
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && matchMedia(NARROW).matches) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  const run = runs.find(({ runId }) => runId === chosen) ?? runs.at(-1)
  return (
    <aside ref={panel} className="pg-panel" id="pg-run-panel" aria-label="The run">
      <div className="pg-panel-head">
        <h2>The run</h2>
        {runs.length > 1 && (
          <select aria-label="Which run" value={chosen} onChange={(event) => choose(event.target.value)}>
            <option value="">Latest</option>
            {runs.map(({ runId, question }) => (
              <option key={runId} value={runId}>
                {question === '' ? runId : question}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="pg-button" onClick={close}>
          Close
        </button>
      </div>
      {run === undefined ? (
        <p className="pg-quiet">
          Ask something, and watch here what goes over the wire: frames, repairs, the model’s own arguments,
          bytes and times.
        </p>
      ) : (
        <Tabs
          label="Parts of the run"
          tabs={[
            { id: 'frames', title: 'Frames', panel: <FramesTab key={run.runId} run={run} /> },
            {
              id: 'ledger',
              title: 'Repairs & issues',
              mark: ledgerCount(run),
              panel: <LedgerTab run={run} />,
            },
            { id: 'arguments', title: 'Arguments', panel: <ArgumentsTab key={run.runId} run={run} /> },
            { id: 'timing', title: 'Timing & bytes', panel: <TimingTab run={run} /> },
          ]}
        />
      )}
    </aside>
  )
}

function ledgerCount(run: RunRecord): number {
  return callsOf(run).reduce((all, { repairs, issues }) => all + repairs.length + issues.length, 0)
}
