import { z } from 'zod'

/** What a person wrote, ready to be matched. */
export interface Question {
  /** As written, without attached values. */
  readonly text: string
  /** Lower case, no punctuation but . and # in numbers, one blank around every word. */
  readonly words: string
  /** Values that came with an action. */
  readonly values: Readonly<Record<string, unknown>>
  /** The question it follows up on, which supplies what it leaves out. */
  readonly earlier?: Question | undefined
}

/** Fenced JSON is set apart as values; remarks in square brackets are the server's, not the person's. */
export function readQuestion(written: string, earlier?: Question): Question {
  const values = readValues(written)
  const text = written
    .replace(FENCE, ' ')
    .replace(/^\[[^\]\n]*\]$/gm, ' ')
    .trim()
  return { text, words: fold(text), values, earlier }
}

const FENCE = /(`{3,})(?:json)?\s*([\s\S]*?)(?:\1|$)/g

/** ` how warm was july 2014 ` */
export function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}.#+]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
  return ` ${bare} `
}

/** Whether any of these words, phrases or word beginnings (`temp*`) occurs. */
export function mentions(question: Question, ...phrases: readonly string[]): boolean {
  return phrases.some((phrase) =>
    phrase.endsWith('*')
      ? question.words.includes(` ${phrase.slice(0, -1)}`)
      : question.words.includes(` ${phrase} `),
  )
}

/** How many of these words occur. */
export function countMentions(question: Question, ...phrases: readonly string[]): number {
  return phrases.filter((phrase) => mentions(question, phrase)).length
}

/** Reads a slot from the question, else from the one it follows up on. */
export function slot<T>(question: Question, read: (question: Question) => T | undefined): T | undefined {
  return read(question) ?? (question.earlier === undefined ? undefined : slot(question.earlier, read))
}

/** The values sent with an action: its payload and its fields. */
function readValues(written: string): Readonly<Record<string, unknown>> {
  const json = [...written.matchAll(FENCE)].at(-1)?.[2]
  if (json === undefined) return {}
  try {
    const { payload = {}, values = {} } = ACTION.parse(JSON.parse(json))
    return { ...payload, ...values }
  } catch {
    return {} // Somebody's own code block.
  }
}

const FIELDS = z.record(z.string(), z.unknown()).optional()
const ACTION = z.object({ action: z.string(), payload: FIELDS, values: FIELDS })
