import type { ReactElement } from 'react'
import type { UiAction } from '../../../../core/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { actionSummary } from './action-summary.ts'

/** Something the person did in a view, said as a chip: the sentence and a few of its values. */
export function ActionChip({ action }: { action: UiAction }): ReactElement {
  const { sentence, values, more } = actionSummary(action)
  return (
    <p className="vt-chat-chip" data-ui-action={action.name}>
      <Icon name="circle-check" />
      <span data-part="sentence" dir="auto">
        {sentence}
      </span>
      {values.map(({ name, text }) => (
        <span key={name} data-part="value">
          <bdi>{name}</bdi> <bdi>{text}</bdi>
        </span>
      ))}
      {more > 0 && <span data-part="more">+{more}</span>}
    </p>
  )
}
