import * as z from 'zod'

export const Size = z.enum(['small', 'medium', 'large'])

/** Room between children: none, small (related text), medium (peers), large (sections), or pixels. */
export const Gap = z.union([z.enum(['none', 'small', 'medium', 'large']), z.number().min(0).max(64)], {
  error: 'expected none, small, medium, large or a number of pixels from 0 to 64',
})
