/** Offers text as a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Offers bytes as a file to save. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = safeFileName(name)
  link.click()
  URL.revokeObjectURL(url)
}

/** Strips the path, leading dots and characters that file systems refuse. */
export function safeFileName(name: string): string {
  const safe = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '-')
    .replace(/^[.\s]+/, '')
    .slice(-100)
  return safe === '' ? 'file' : safe
}
