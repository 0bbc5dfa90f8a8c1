import type { Direction } from '../../index.ts'

/** The tab that a key moves to, wrapping around; arrow keys follow the visual order. */
export function nextTab(key: string, from: number, count: number, dir: Direction): number | undefined {
  if (count === 0) return undefined
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return (from + 1) % count
    case back:
      return (from + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
