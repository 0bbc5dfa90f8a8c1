import type { Schema, ToolOptions } from '../../core/index.ts'
import type { GenuiSetup } from './options.ts'

/** What all of genui's tools have in common. */
export function sharedToolOptions({
  roles,
  terminal,
}: GenuiSetup): Pick<ToolOptions<Schema, unknown>, 'kind' | 'roles' | 'terminal'> {
  return {
    kind: 'read',
    ...(roles !== undefined && { roles }),
    ...(terminal !== undefined && { terminal }),
  }
}
