import type { ThreadSummary } from '../../../../core/index.ts'
import type { ChatWord } from '../words/chat-words.ts'

const DAY = 86_400_000

interface ThreadGroup {
  word: ChatWord
  threads: ThreadSummary[]
}

/** Conversations under the days they were last used, in the person's time zone; newest first, empty groups left out. */
export function groupThreads(
  threads: readonly ThreadSummary[],
  now: number,
  timeZone: string,
): ThreadGroup[] {
  const groups: ThreadGroup[] = [
    { word: 'chat.today', threads: [] },
    { word: 'chat.yesterday', threads: [] },
    { word: 'chat.week', threads: [] },
    { word: 'chat.older', threads: [] },
  ]
  const today = dayNumber(now, timeZone)
  const sorted = [...threads].sort((a, b) => b.updatedAt - a.updatedAt)
  for (const thread of sorted) {
    const age = today - dayNumber(thread.updatedAt, timeZone)
    const index = age <= 0 ? 0 : age === 1 ? 1 : age < 7 ? 2 : 3
    groups[index]?.threads.push(thread)
  }
  return groups.filter(({ threads }) => threads.length > 0)
}

/** Calendar days since 1970 in a time zone. */
function dayNumber(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(time)
  const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY
}
