import type { ReactElement } from 'react'

const RADIUS = 20
const ROUND = Math.round(2 * Math.PI * RADIUS * 100) / 100
/** How much of the ring is drawn where the share is not known. */
const UNKNOWN = 0.25

export function ProgressRing({ share = UNKNOWN }: { share: number | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle data-part="groove" cx="24" cy="24" r={RADIUS} />
      <circle
        data-part="arc"
        cx="24"
        cy="24"
        r={RADIUS}
        transform="rotate(-90 24 24)"
        strokeDasharray={`${Math.round(share * ROUND * 100) / 100} ${ROUND}`}
      />
    </svg>
  )
}
