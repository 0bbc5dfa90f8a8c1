import type { CanvasWidth } from '../../../../core/index.ts'

/** Steps of a column: two cards can share one that is left over. */
export const STEPS = 2

/** Columns that a card of one column grows to at most. */
const MAX_OF_AUTO = 2

/**
 * How many steps each card takes so that rows are full, in the order the cards stand: they are broken into rows as the grid
 * breaks them, then the wide ones of a row that is not full share what is left, else those of one column. A row stays ragged where
 * a card would become too wide for what it shows, and so does the last one without a wide card: more may follow.
 */
export function justifyRows(widths: readonly CanvasWidth[], columns: number): number[] {
  const rows = breakRows(
    widths.map((width) => ({ width, steps: STEPS * columnsOf(width, columns) })),
    STEPS * columns,
  )
  return rows.flatMap((row, index) => justify(row, STEPS * columns, index === rows.length - 1))
}

interface Card {
  readonly width: CanvasWidth
  readonly steps: number
}

function columnsOf(width: CanvasWidth, columns: number): number {
  switch (width) {
    case 'auto':
      return 1
    case 'wide':
      return Math.min(2, columns)
    case 'full':
      return columns
    default: {
      const never: never = width
      return never
    }
  }
}

function breakRows(cards: readonly Card[], room: number): Card[][] {
  const rows: Card[][] = []
  let left = 0
  for (const card of cards) {
    const row = rows.at(-1)
    if (row === undefined || card.steps > left) {
      rows.push([card])
      left = room - card.steps
    } else {
      row.push(card)
      left -= card.steps
    }
  }
  return rows
}

function justify(row: readonly Card[], room: number, isLast: boolean): number[] {
  const own = row.map(({ steps }) => steps)
  const left = room - own.reduce((sum, steps) => sum + steps, 0)
  const wide = row.filter(({ width }) => width !== 'auto')
  const growing = wide.length > 0 ? wide : row
  const share = Math.floor(left / growing.length)
  const rest = left - share * growing.length
  const stays = wide.length === 0 && (isLast || STEPS + share + Math.sign(rest) > STEPS * MAX_OF_AUTO)
  if (left === 0 || stays) return own
  return row.map((card) => {
    const at = growing.indexOf(card)
    return at === -1 ? card.steps : card.steps + share + (at < rest ? 1 : 0)
  })
}
