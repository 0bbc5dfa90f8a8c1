import type { ThreadMessage } from '../../core/index.ts'

const MAX_CHARACTERS = 60

/** A thread's first title: the first line of its first message, cut at a word. */
export function titleFrom(message: ThreadMessage): string {
  const [part] = message.parts
  const text = message.action?.message ?? (part?.type === 'text' ? part.text : '')
  const line = (text.trim().split('\n', 1)[0] ?? '').replace(/\s+/g, ' ')
  // By code points: half a surrogate pair must not be left at the cut.
  const characters = Array.from(line)
  if (characters.length <= MAX_CHARACTERS) return line
  const cut = characters.slice(0, MAX_CHARACTERS).join('')
  return `${cut.replace(/\s+\S{0,20}$/, '')}…`
}
