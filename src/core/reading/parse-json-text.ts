const MAX_LENGTH = 1_048_576

/** The list or object that a text holds as complete JSON; undefined for everything else, half-written JSON too. */
export function parseJsonText(text: string): unknown {
  const trimmed = text.trim()
  if (!/^[[{]/.test(trimmed) || !/[\]}]$/.test(trimmed) || trimmed.length > MAX_LENGTH) return undefined
  try {
    return JSON.parse(trimmed)
  } catch {
    // Not JSON: it stays the text it is.
    return undefined
  }
}
