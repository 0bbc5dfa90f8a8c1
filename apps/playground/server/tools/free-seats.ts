import { defineTool } from 'vitrail'
import { z } from 'zod'

const ROWS = ['A', 'B', 'C', 'D'] as const
const SEATS_A_ROW = 8
const TAKEN = ['A3', 'A4', 'B1', 'B2', 'B5', 'C4', 'C5', 'C6', 'D8']

export const freeSeats = defineTool({
  name: 'free_seats',
  title: 'Free seats',
  kind: 'read',
  description: 'Which seats of a small sample hall are free tonight.',
  input: z.object({}),
  execute: () => ({
    rows: [...ROWS],
    seatsPerRow: SEATS_A_ROW,
    taken: TAKEN,
    free: ROWS.length * SEATS_A_ROW - TAKEN.length,
  }),
})
