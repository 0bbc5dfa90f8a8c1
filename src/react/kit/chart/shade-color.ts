/** Skips the lightest steps of the ramp, which are hardly visible on small marks. */
const FIRST = 3
const LAST = 6

/** The colour of a share from 0 to 1: more is darker, or lighter in the dark theme. */
export function shadeColor(share: number): string {
  const at = FIRST + Math.min(Math.max(share, 0), 1) * (LAST - FIRST)
  const step = Math.min(Math.floor(at), LAST - 1)
  const part = Math.round((at - step) * 100)
  if (part === 0) return `var(--vt-heat-${step})`
  if (part === 100) return `var(--vt-heat-${step + 1})`
  return `color-mix(in oklab, var(--vt-heat-${step + 1}) ${part}%, var(--vt-heat-${step}))`
}

/** The whole ramp, as the background of its legend. */
export function shadeRamp(toward: 'right' | 'left'): string {
  const stops = Array.from({ length: LAST - FIRST + 1 }, (_, index) => `var(--vt-heat-${FIRST + index})`)
  return `linear-gradient(to ${toward}, ${stops.join(', ')})`
}
