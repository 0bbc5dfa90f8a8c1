import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { ThreadSummary } from '../../../../core/index.ts'
import { useAgentChat } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { RenameField } from './rename-field.tsx'

type Mode = 'reading' | 'renaming' | 'deleting'

/** One conversation: opens it, renames it, deletes it after a question. */
export function HistoryRow({ thread, onChoose }: { thread: ThreadSummary; onChoose(): void }): ReactElement {
  const say = useChatSay()
  const { threadId, openThread, renameThread, deleteThread } = useAgentChat()
  const [mode, setMode] = useState<Mode>('reading')
  const opener = useRef<HTMLButtonElement>(null)
  const left = useRef<Mode>('reading')
  const title = thread.title.trim() === '' ? say('chat.untitled') : thread.title

  // What had the focus was replaced: the row takes it back.
  useEffect(() => {
    if (mode === 'reading' && left.current !== 'reading') opener.current?.focus()
    left.current = mode
  }, [mode])

  if (mode === 'renaming') {
    return (
      <li className="vt-chat-history-row" data-mode={mode}>
        <RenameField
          title={thread.title}
          onDone={(renamed) => {
            setMode('reading')
            if (renamed !== undefined) void renameThread(thread.id, renamed)
          }}
        />
      </li>
    )
  }
  if (mode === 'deleting') {
    return (
      <li className="vt-chat-history-row" data-mode={mode}>
        <DeleteQuestion
          onAnswer={(agreed) => {
            if (agreed) void deleteThread(thread.id)
            else setMode('reading')
          }}
        />
      </li>
    )
  }
  const current = thread.id === threadId
  return (
    <li className="vt-chat-history-row" data-mode={mode} data-current={current || undefined}>
      <button
        ref={opener}
        type="button"
        data-part="open"
        aria-current={current ? 'page' : undefined}
        onClick={() => {
          onChoose()
          void openThread(thread.id)
        }}
      >
        <bdi>{title}</bdi>
      </button>
      <span data-part="tools">
        <RowTool name="pencil" label={say('chat.rename', { title })} onPress={() => setMode('renaming')} />
        <RowTool name="trash-2" label={say('chat.delete', { title })} onPress={() => setMode('deleting')} />
      </span>
    </li>
  )
}

function RowTool({
  name,
  label,
  onPress,
}: {
  name: 'pencil' | 'trash-2'
  label: string
  onPress(): void
}): ReactElement {
  return (
    <button
      type="button"
      className="vt-button"
      data-variant="ghost"
      data-size="icon"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  )
}
