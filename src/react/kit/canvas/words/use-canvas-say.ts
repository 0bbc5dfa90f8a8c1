import { useMemo } from 'react'
import { getOwn } from '../../../../core/index.ts'
import { useVitrail } from '../../../index.ts'
import { CANVAS_WORDS, type CanvasWord } from './canvas-words.ts'

export type CanvasSay = (word: CanvasWord, values?: Readonly<Record<string, string>>) => string

/** The canvas's words in the provider's language. */
export function useCanvasSay(): CanvasSay {
  const { messages } = useVitrail()
  return useMemo(
    () => (word, values) => {
      const given = getOwn(messages, word)
      const text = typeof given === 'string' ? given : CANVAS_WORDS[word]
      return text.replace(/\{(\w+)\}/g, (written, name: string) => values?.[name] ?? written)
    },
    [messages],
  )
}
