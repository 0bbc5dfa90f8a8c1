import { z } from 'zod'

/** What `GET /config` says of the server. */
export const ServerConfig = z.object({
  model: z.object({ kind: z.enum(['offline', 'provider']), label: z.string() }),
  store: z.object({ kind: z.enum(['sqlite', 'memory']), warning: z.string().optional() }),
  suggestions: z.array(z.object({ title: z.string(), icon: z.string(), message: z.string() })),
})
export type ServerConfig = z.infer<typeof ServerConfig>
