import type { Actor } from '../../core/index.ts'

/** What the guards leave for the routes. */
export interface ActorEnv {
  Variables: { actor: Actor }
}
