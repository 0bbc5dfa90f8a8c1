import { type ReactElement, useId } from 'react'
import type { EmptyStateProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'

/** Draws EmptyState of `vitrail/kit`. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const final = useViewFinal()
  const titleId = useId()
  const title = readText(props.title)
  const body = readText(props.text)
  const label = readText(props.actionLabel)
  const icon = readIcon(props.icon)
  return (
    <div className="vt-emptystate" {...groupNamed(title, titleId)}>
      {icon !== undefined && (
        <span data-part="icon">
          <Icon name={icon} />
        </span>
      )}
      <Title id={titleId} text={title} />
      {!isBlank(body) && (
        <p data-part="text" dir="auto">
          {body}
        </p>
      )}
      {!isBlank(label) && <ActionButton label={label} act={props} disabled={!final} />}
    </div>
  )
}
