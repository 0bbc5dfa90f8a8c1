/** Cuts a text to at most `limit` code points, the last of them an ellipsis. The same text where it fits. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = 0
  let count = 0
  let keepUntil = 0
  while (end < text.length) {
    if (count === limit - 1) keepUntil = end
    if (count === limit) return `${text.slice(0, keepUntil)}…`
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
    count++
  }
  return text
}
