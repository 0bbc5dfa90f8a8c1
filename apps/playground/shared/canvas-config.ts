import { z } from 'zod'
import { Suggestion } from './suggestion.ts'

/** A data set for a canvas, as listed by the page. */
export const CanvasChoice = z.object({ id: z.string(), name: z.string(), description: z.string() })
export type CanvasChoice = z.infer<typeof CanvasChoice>

/** The answer to `GET /canvas/<id>/config`. */
export const CanvasConfig = CanvasChoice.extend({
  /** The base path of its chat and canvas routes. */
  basePath: z.string(),
  rows: z.number(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['number', 'integer', 'text', 'boolean', 'date', 'datetime']),
      nulls: z.number(),
      distinct: z.number(),
      min: z.union([z.number(), z.string()]).optional(),
      max: z.union([z.number(), z.string()]).optional(),
    }),
  ),
  suggestions: z.array(Suggestion),
})
export type CanvasConfig = z.infer<typeof CanvasConfig>
