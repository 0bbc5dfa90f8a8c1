import type { ReactElement } from 'react'
import { type RunRecord, timingOf } from '../run/run-record.ts'
import { writeBytes, writeTime } from './quantities.ts'

export function TimingTab({ run }: { run: RunRecord }): ReactElement {
  const timing = timingOf(run)
  const most = Math.max(1, ...timing.bytesByKind.map(({ bytes }) => bytes))
  const facts: [string, string][] = [
    ['First frame', writeTime(timing.firstFrame)],
    ['First preview', writeTime(timing.firstPreview)],
    ['First final view', writeTime(timing.firstView)],
    ['Finish', writeTime(timing.finish)],
    ['Frames', String(run.frames.length)],
    ['Previews', `${timing.previews}, ${timing.deltas} as deltas`],
    ['Bytes on the wire', writeBytes(run.bytes)],
    ['Connections', String(run.connections)],
  ]
  return (
    <div className="pg-timing">
      <dl className="pg-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="pg-bars">
        <caption>Bytes by kind of frame</caption>
        <tbody>
          {timing.bytesByKind.map(({ kind, frames, bytes }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>
                <meter min={0} max={most} value={bytes} aria-label={`${kind}: ${writeBytes(bytes)}`} />
              </td>
              <td>×{frames}</td>
              <td>{writeBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
