import type { Part } from '../part.ts'
import { withoutInputText } from './fold-tool.ts'

/** The part of a running message that is stored: everything but previews and raw arguments. */
export function settleParts(parts: readonly Part[]): Part[] {
  return parts
    .filter((part) => part.type !== 'ui' || part.partial !== true)
    .map((part) => (part.type === 'tool' ? withoutInputText(part) : part))
}

/** The parts of a run that ended, however it ended: nothing stays unfinished. */
export function endParts(parts: readonly Part[]): Part[] {
  return settleParts(parts).map((part) => {
    if (part.type === 'tool' && (part.state === 'writing' || part.state === 'running')) {
      return { ...part, state: 'failed', message: 'The run ended before this call did.' }
    }
    if (part.type === 'approval' && part.state === 'requested') return { ...part, state: 'cancelled' }
    return part
  })
}
