import type { ReactElement } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'

/** What the model thought before it answered; folded, since most people want the answer. */
export function Reasoning({ text, streaming }: { text: string; streaming: boolean }): ReactElement {
  const say = useChatSay()
  return (
    <details className="vt-chat-reasoning">
      <summary>
        <Icon name="lightbulb" />
        <span data-busy={streaming || undefined}>
          {say(streaming ? 'chat.reasoningNow' : 'chat.reasoning')}
        </span>
        <Icon name="chevron-right" />
      </summary>
      <div data-part="body" dir="auto">
        {text.trim()}
      </div>
    </details>
  )
}
