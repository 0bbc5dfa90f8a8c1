import { type ReactElement, useEffect, useId } from 'react'
import { useAgentChat, useVitrail } from '../../../index.ts'
import { useChatSay } from '../words/use-chat-say.ts'
import { groupThreads } from './group-threads.ts'
import { HistoryRow } from './history-row.tsx'

/** The person's conversations; `onChoose` follows every choice, as to close a drawer. */
export function HistoryList({ onChoose }: { onChoose(): void }): ReactElement {
  const say = useChatSay()
  const { timeZone } = useVitrail()
  const { threads, refreshThreads } = useAgentChat()
  const id = useId()

  useEffect(() => {
    void refreshThreads()
  }, [refreshThreads])

  if (threads.items.length === 0) {
    if (threads.status === 'ready') return <p className="vt-chat-history-note">{say('chat.historyEmpty')}</p>
    if (threads.status !== 'error') return <p className="vt-chat-history-note" aria-hidden="true" />
  }
  return (
    <>
      {threads.status === 'error' && (
        <div className="vt-chat-history-note" role="alert">
          <p>{say('chat.historyFailed')}</p>
          <button type="button" className="vt-button" data-size="small" onClick={() => void refreshThreads()}>
            {say('chat.retry')}
          </button>
        </div>
      )}
      {groupThreads(threads.items, Date.now(), timeZone).map(({ word, threads: group }) => (
        <section key={word} className="vt-chat-history-group" aria-labelledby={`${id}${word}`}>
          <p id={`${id}${word}`} data-part="day">
            {say(word)}
          </p>
          <ul>
            {group.map((thread) => (
              <HistoryRow key={thread.id} thread={thread} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
