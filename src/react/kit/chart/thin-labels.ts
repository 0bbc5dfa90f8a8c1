import { fitLines, textWidth } from './text-fit.ts'

export interface AxisLabel {
  readonly lines: readonly string[]
  /** The middle of the label. */
  readonly x: number
}

export interface LabelPlace {
  readonly text: string
  readonly x: number
}

const GAP_EM = 0.4
const WISHED_EM = 5

/**
 * Labels along a horizontal axis: every nth is kept, so that each has room for about one word; they are wrapped or cut to
 * their room, moved inside the drawing, and dropped where they would touch the one before.
 */
export function thinLabels(
  places: readonly LabelPlace[],
  slot: number,
  width: number,
  em: number,
): AxisLabel[] {
  const longest = Math.max(0, ...places.map(({ text }) => textWidth(text, em)))
  const wished = Math.min(longest, WISHED_EM * em) + GAP_EM * em
  const step = Math.max(1, Math.ceil(wished / Math.max(slot, 0.01)))
  const room = Math.max(step * slot - GAP_EM * em, em)

  const labels: AxisLabel[] = []
  let free = Number.NEGATIVE_INFINITY
  for (let index = 0; index < places.length; index += step) {
    const place = places[index]
    if (place === undefined) break
    const lines = fitLines(place.text, room, em)
    const half = Math.max(...lines.map((line) => textWidth(line, em))) / 2
    const x = Math.min(Math.max(place.x, half), Math.max(width - half, half))
    if (x - half < free) continue
    labels.push({ lines, x })
    free = x + half + (GAP_EM / 2) * em
  }
  return labels
}
