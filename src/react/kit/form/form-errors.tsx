import { type ReactElement, useSyncExternalStore } from 'react'
import type { FieldScope } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'

/** What is wrong, each leading to its field; said at once. */
export function FormErrors({ scope }: { scope: FieldScope }): ReactElement {
  const say = useSay()
  const errors = useSyncExternalStore(scope.subscribe, scope.errors, scope.errors)
  const entries = scope.entries()
  const rank = (key: string): number => {
    const index = entries.findIndex((entry) => entry.key === key)
    return index === -1 ? entries.length : index
  }
  const listed = [...errors].sort(([one], [other]) => rank(one) - rank(other))
  return (
    <div role="alert" data-part="errors" data-empty={errors.size === 0 ? '' : undefined}>
      {errors.size > 0 && (
        <>
          <p>
            <Icon name="circle-alert" />
            <bdi>{say('form.errors', { n: errors.size })}</bdi>
          </p>
          <ul>
            {listed.map(([key, words]) => {
              const field = entries[rank(key)]
              const text = field === undefined ? words : `${field.label}: ${words}`
              return (
                <li key={key} dir="auto">
                  {field === undefined ? (
                    text
                  ) : (
                    <button type="button" onClick={() => field.element()?.focus()}>
                      {text}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
