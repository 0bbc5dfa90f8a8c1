import type { ReactElement } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { isBlank, readText } from '../read/lenient.ts'

/** The action of a row; the app learns which row was pressed. */
export function RowButton({
  label,
  act,
  index,
}: {
  label: string
  act: JsonObject
  index: number
}): ReactElement {
  // Without a message of its own, a row sends its title, which needs no index.
  const named = !isBlank(readText(act.action))
  return (
    <ActionButton label={label} act={act} variant="ghost" {...(named && { more: { index, title: label } })} />
  )
}
