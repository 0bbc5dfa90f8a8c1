const MIME_OF: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  md: 'text/markdown',
  markdown: 'text/markdown',
  json: 'application/json',
  geojson: 'application/json',
  ics: 'text/calendar',
}

/** The MIME type of a file: as given, else by its ending. Never a type that a browser would run. */
export function readMime(written: unknown, filename: string): string {
  const kinds = Object.values(MIME_OF)
  if (typeof written === 'string' && kinds.includes(written)) return written
  const ending = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(MIME_OF, ending) ? (MIME_OF[ending] ?? 'text/plain') : 'text/plain'
}
