import type { ReactElement } from 'react'
import type { SpacerProps } from '../../../kit/index.ts'
import { readChoice } from '../read/lenient.ts'

/** Draws Spacer of `vitrail/kit`. */
export function Spacer({ size }: SpacerProps): ReactElement {
  return (
    <div
      className="vt-spacer"
      data-size={readChoice(size, ['small', 'medium', 'large'], 'medium')}
      aria-hidden="true"
    />
  )
}
