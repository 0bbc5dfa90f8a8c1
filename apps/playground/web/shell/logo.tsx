import type { ReactElement } from 'react'

const PANES = [
  ['M0 0h11v11H0z', 'blue'],
  ['M13 0h11v7H13z', 'teal'],
  ['M13 9h11v15H13z', 'amber'],
  ['M0 13h5v11H0z', 'violet'],
  ['M7 13h4v11H7z', 'rose'],
] as const

export function Logo(): ReactElement {
  return (
    <svg className="pg-logo" viewBox="0 0 24 24" aria-hidden="true">
      {PANES.map(([path, colour]) => (
        <path key={colour} d={path} data-colour={colour} />
      ))}
    </svg>
  )
}
