import type { ReactElement } from 'react'
import { isBlank, readText } from '../read/lenient.ts'

export function Unit({ of }: { of: { unit?: unknown } }): ReactElement | null {
  const unit = readText(of.unit)
  return isBlank(unit) ? null : (
    <span data-part="unit">
      <bdi>{unit}</bdi>
    </span>
  )
}
