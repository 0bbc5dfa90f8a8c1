import { getOwn, isPlainObject, type JsonObject } from '../../../core/index.ts'
import { readNumber, readText } from '../read/lenient.ts'

/** The ranges of the bars, where all of them have one. */
export function readBins(
  { xEnd }: JsonObject,
  rows: readonly (readonly [number, JsonObject])[],
  xKey: string,
): (readonly [number, number])[] | undefined {
  if (!isPlainObject(xEnd) || rows.length === 0) return undefined
  const key = readText(xEnd.key)
  // Whole numbers fill the room up to the next: a bar of 4 to 6 reaches from 3.5 to 6.5.
  const reach = xEnd.included === true ? 0.5 : 0
  const bins = rows.map(([, row]) => {
    const [from, to] = [readNumber(getOwn(row, xKey)), readNumber(getOwn(row, key))]
    return from === undefined || to === undefined || to < from
      ? undefined
      : ([from - reach, to + reach] as const)
  })
  return bins.every((bin) => bin !== undefined && bin[0] < bin[1])
    ? bins.filter((bin) => bin !== undefined)
    : undefined
}
