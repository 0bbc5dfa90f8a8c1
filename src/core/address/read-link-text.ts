const LINK = /^\[([^[\]\n]{1,500})\]\(\s*<?([^\s()<>]+)>?\s*\)$/

/** A text that is one Markdown link and nothing else: its words and its address, which is not checked here. */
export function readLinkText(text: string): { text: string; url: string } | undefined {
  if (!text.startsWith('[') || text.length > 4_096) return undefined
  const [, words, url] = LINK.exec(text.trim()) ?? []
  return words === undefined || url === undefined ? undefined : { text: words, url }
}
