import { z } from 'zod'

/** One thing to ask, with what it demonstrates. */
export const Suggestion = z.object({ title: z.string(), icon: z.string(), message: z.string() })
