import type { ReactElement } from 'react'

/** Icons for the canvas's own controls; models can't name them. On a 24 px grid, like the kit's icons. */
const PATHS = {
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  pin: 'M9 3h6l-1 7 3 3v2H7v-2l3-3-1-7zM12 15v6',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h2',
  undo: 'M9 5l-5 5 5 5M4 10h10a6 6 0 0 1 0 12h-2',
} as const

export function CanvasIcon({ name }: { name: keyof typeof PATHS }): ReactElement {
  const turns = name === 'undo' || name === 'redo'
  return (
    <svg
      className="vt-icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-mirror={turns ? '' : undefined}
      data-heavy={name === 'grip' ? '' : undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
