import type { ReactElement, ReactNode } from 'react'
import { useHeadingLevel } from '../../index.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import type { HeadingTag } from '../parts/title.tsx'
import { useChatSay } from './words/use-chat-say.ts'

/** A message that a new conversation offers. */
export interface ChatSuggestion {
  label: string
  /** What is sent. Default: the label. */
  message?: string
  /** A quiet second line. */
  hint?: string
  icon?: IconName
}

export interface EmptyStateProps {
  greeting: ReactNode
  intro: ReactNode
  suggestions: readonly ChatSuggestion[]
  disabled: boolean
  onChoose(message: string): void
}

/** What a new conversation begins with: a question, and things to ask. */
export function EmptyState({
  greeting,
  intro,
  suggestions,
  disabled,
  onChoose,
}: EmptyStateProps): ReactElement {
  const say = useChatSay()
  const Tag: HeadingTag = `h${useHeadingLevel()}`
  return (
    <div className="vt-chat-empty">
      <Tag className="vt-chat-greeting">{greeting ?? say('chat.greeting')}</Tag>
      {intro !== undefined && <p data-part="intro">{intro}</p>}
      {suggestions.length > 0 && (
        <ul aria-label={say('chat.suggestions')}>
          {suggestions.map(({ label, message = label, hint, icon }) => (
            <li key={label}>
              <button
                type="button"
                data-part="suggestion"
                disabled={disabled}
                onClick={() => onChoose(message)}
              >
                {icon !== undefined && <Icon name={icon} />}
                <span dir="auto">{label}</span>
                {hint !== undefined && (
                  <span data-part="hint" dir="auto">
                    {hint}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
