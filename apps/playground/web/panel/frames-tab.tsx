import { type ReactElement, useState } from 'react'
import type { RunRecord } from '../run/run-record.ts'
import { type FrameGroup, groupFrames } from './group-frames.ts'
import { JsonText } from './json-text.tsx'
import { writeBytes, writeTime } from './quantities.ts'

export function FramesTab({ run }: { run: RunRecord }): ReactElement {
  const [open, setOpen] = useState<number>()
  return (
    <table className="pg-frames">
      <thead>
        <tr>
          <th scope="col">Seq</th>
          <th scope="col">Kind</th>
          <th scope="col">Size</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {groupFrames(run.frames).map((group) => (
          <FrameRows
            key={group.first}
            group={group}
            open={open === group.first}
            onToggle={() => setOpen(open === group.first ? undefined : group.first)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface FrameRowsProps {
  group: FrameGroup
  open: boolean
  onToggle(): void
}

function FrameRows({ group, open, onToggle }: FrameRowsProps): ReactElement {
  const { first, last, kind, frames, size, at } = group
  const last50 = frames.slice(-50).map(({ frame }) => frame)
  return (
    <>
      <tr>
        <td>{first === last ? first : `${first}–${last}`}</td>
        <th scope="row">
          <button type="button" aria-expanded={open} onClick={onToggle}>
            {kind}
            {frames.length > 1 && <span className="pg-count">{` ×${frames.length}`}</span>}
          </button>
        </th>
        <td>{writeBytes(size)}</td>
        <td>{writeTime(at)}</td>
      </tr>
      {open && (
        <tr>
          <td colSpan={4}>
            <JsonText label={`Frame ${first}, ${kind}`} value={last50.length === 1 ? last50[0] : last50} />
          </td>
        </tr>
      )}
    </>
  )
}
