/** 12 345 → `12.3 kB` */
export function writeBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`
}

/** 1234 → `1.23 s`; nothing: `—` */
export function writeTime(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '—'
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(2)} s`
}
