import { type ChatSuggestion, readIcon } from 'vitrail/react/kit'
import type { ServerConfig } from '../../shared/server-config.ts'

export function toChatSuggestion({
  title,
  icon,
  message,
}: ServerConfig['suggestions'][number]): ChatSuggestion {
  const known = readIcon(icon)
  return { label: message, hint: title, ...(known && { icon: known }) }
}
