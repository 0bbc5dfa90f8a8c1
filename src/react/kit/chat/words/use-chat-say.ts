import { useMemo } from 'react'
import { getOwn } from '../../../../core/index.ts'
import { useVitrail } from '../../../index.ts'
import { CHAT_WORDS, type ChatWord } from './chat-words.ts'

export type ChatSay = (word: ChatWord, values?: Readonly<Record<string, string>>) => string

/** The chat's words in the provider's language. */
export function useChatSay(): ChatSay {
  const { messages } = useVitrail()
  return useMemo(
    () => (word, values) => {
      const given = getOwn(messages, word)
      const text = typeof given === 'string' ? given : CHAT_WORDS[word]
      return text.replace(/\{(\w+)\}/g, (written, name: string) => values?.[name] ?? written)
    },
    [messages],
  )
}
