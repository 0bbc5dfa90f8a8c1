import type { ReactElement } from 'react'
import { formatPath, type Path } from 'vitrail'
import type { ReadEdit } from './read-edit.ts'

interface Finding {
  kind: string
  code: string
  path: Path
  message: string
}

/** Lists refusals, warnings and repairs. */
export function Findings({ edit }: { edit: ReadEdit }): ReactElement {
  const found: Finding[] = [
    ...edit.issues.map((issue) => ({ ...issue, kind: issue.severity })),
    ...edit.repairs.map((repair) => ({ ...repair, kind: 'repair' })),
  ]
  return (
    <div className="pg-kit-findings" role="status">
      {found.length === 0 && <p className="pg-kit-fine">Valid: no issue, no repair.</p>}
      <ul>
        {found.map(({ kind, code, path, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and no state
          <li key={index} data-kind={kind}>
            <strong>{kind}</strong> <code>{code}</code> <code>{formatPath(path)}</code>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
