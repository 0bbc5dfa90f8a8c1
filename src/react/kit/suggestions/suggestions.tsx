import type { ReactElement } from 'react'
import type { SuggestionsProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { readIcon } from '../icon/icon.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { isBlank, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** Draws Suggestions of `vitrail/kit`. */
export function Suggestions({ items }: SuggestionsProps): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="vt-suggestions" role="group" aria-label={say('suggestions.label')}>
      {readObjects(items).map(({ label, message, icon }, index) => {
        const words = readText(label)
        return isBlank(words) ? null : (
          <ActionButton
            // biome-ignore lint/suspicious/noArrayIndexKey: suggestions have no identity but their place
            key={index}
            label={words}
            act={{ action: 'send', message }}
            icon={readIcon(icon)}
            disabled={!final}
          />
        )
      })}
    </div>
  )
}
