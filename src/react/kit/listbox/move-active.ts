import type { ReadOption } from '../field/read-options.ts'

const PAGE = 8

/** The option that a key moves to from the active one; undefined for other keys. Disabled options are skipped. */
export function moveActive(key: string, active: number, options: readonly ReadOption[]): number | undefined {
  const last = options.length - 1
  switch (key) {
    case 'ArrowDown':
      return nextEnabled(options, active === last ? 0 : active + 1, 1)
    case 'ArrowUp':
      return nextEnabled(options, active <= 0 ? last : active - 1, -1)
    case 'Home':
      return nextEnabled(options, 0, 1)
    case 'End':
      return nextEnabled(options, last, -1)
    case 'PageDown':
      return nextEnabled(options, Math.min(active + PAGE, last), -1)
    case 'PageUp':
      return nextEnabled(options, Math.max(active - PAGE, 0), 1)
    default:
      return undefined
  }
}

/** The next enabled option from here on, wrapping around at the end. */
function nextEnabled(options: readonly ReadOption[], from: number, step: 1 | -1): number {
  for (let tried = 0; tried < options.length; tried++) {
    const index = (from + tried * step + options.length * 2) % options.length
    if (options[index]?.disabled === false) return index
  }
  return -1
}
