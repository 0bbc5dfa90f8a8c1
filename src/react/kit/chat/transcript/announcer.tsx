import { type ReactElement, useEffect, useRef, useState } from 'react'
import { type BlockMessage, useVitrail } from '../../../index.ts'
import { useChatSay } from '../words/use-chat-say.ts'
import { finishWords } from './finish-words.ts'
import { spokenText } from './spoken-text.ts'
import { toolTitle } from './tool-title.ts'

const MAX_LENGTH = 1_000

/** Says politely, once each: that an answer is being written, what it came to and how it ended, and that permission is needed. */
export function Announcer({
  message,
  live,
}: {
  message: BlockMessage | undefined
  live: boolean
}): ReactElement {
  const say = useChatSay()
  const settings = useVitrail()
  const [words, setWords] = useState('')
  const wasLive = useRef(false)

  const waiting = message?.blocks.find(
    (block) => block.kind === 'approval' && block.part.state === 'requested',
  )
  const asked = live && waiting?.kind === 'approval' ? toolTitle(waiting.part) : undefined

  useEffect(() => {
    if (live && asked !== undefined) setWords(say('chat.needsApproval', { name: asked }))
    else if (live) setWords(say('chat.answering'))
  }, [live, asked, say])

  useEffect(() => {
    if (wasLive.current && !live && message?.role === 'assistant') {
      const text = spokenText(message.parts, settings).slice(0, MAX_LENGTH)
      const answer = text.trim() === '' ? '' : say('chat.answerDone', { text })
      const ending = finishWords(message.finish, say) ?? ''
      setWords([answer, ending].filter((part) => part !== '').join('\n'))
    }
    wasLive.current = live
  }, [live, message, settings, say])

  return (
    <div role="status" className="vt-visually-hidden">
      {words}
    </div>
  )
}
