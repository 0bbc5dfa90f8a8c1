import type { ReactElement } from 'react'
import type { DividerProps } from '../../../kit/index.ts'
import { isBlank, readText } from '../read/lenient.ts'

/** Draws Divider of `vitrail/kit`. */
export function Divider({ label }: DividerProps): ReactElement {
  const words = readText(label)
  if (isBlank(words)) return <hr className="vt-divider" />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule holds no words
    <div className="vt-divider" role="separator" aria-label={words}>
      <bdi>{words}</bdi>
    </div>
  )
}
