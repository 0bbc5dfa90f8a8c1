import { z } from 'zod'
import { CanvasChoice } from './canvas-config.ts'
import { Suggestion } from './suggestion.ts'

/** The answer to `GET /config`, which describes the server. */
export const ServerConfig = z.object({
  model: z.object({ kind: z.enum(['offline', 'provider']), label: z.string() }),
  store: z.object({ kind: z.enum(['sqlite', 'memory']), warning: z.string().optional() }),
  suggestions: z.array(Suggestion),
  canvases: z.array(CanvasChoice),
})
export type ServerConfig = z.infer<typeof ServerConfig>
