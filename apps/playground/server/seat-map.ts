import { defineComponent } from 'vitrail'
import { z } from 'zod'

/** Only the server knows it: a browser without a renderer for it shows this text instead. */
export const SeatMap = defineComponent({
  name: 'SeatMap',
  description: 'The seats of a hall, row by row: which are taken, which are free.',
  props: z.strictObject({
    rows: z.array(z.string()).min(1).max(40),
    seatsPerRow: z.int().min(1).max(60),
    taken: z.array(z.string()).max(2_400),
  }),
  fallbackText({ rows, seatsPerRow, taken }, _children, text) {
    const lines = rows.map((row) => {
      const seats = Array.from({ length: seatsPerRow }, (_, index) =>
        taken.includes(`${row}${index + 1}`) ? '×' : '○',
      )
      return `${row}  ${seats.join(' ')}`
    })
    return text.blocks(text.fence(lines.join('\n')), '○ free, × taken')
  },
})
