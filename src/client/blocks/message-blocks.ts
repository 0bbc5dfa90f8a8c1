import type { Part } from '../../core/index.ts'
import { retriedCallIds } from './retried-call-ids.ts'

/** A part as it is drawn, with a key that stays the same while the message grows. */
export type Block = {
  [T in Part['type']]: { kind: T; key: string; part: Extract<Part, { type: T }> }
}[Part['type']]

/** Which parts of a message are left out. */
export interface BlockOptions {
  /** Leave out failed calls that the model fixed. Default true; an operator's view may want every attempt. */
  hideRetriedFailures?: boolean
}

/** The parts of a message that are drawn, in order. Kinds that only a newer server knows are left out. */
export function messageBlocks(parts: readonly Part[], options: BlockOptions = {}): Block[] {
  const { hideRetriedFailures = true } = options
  const hidden = hideRetriedFailures ? retriedCallIds(parts) : NONE
  const seen: Record<'text' | 'reasoning' | 'warning', number> = { text: 0, reasoning: 0, warning: 0 }
  const blocks: Block[] = []
  for (const part of parts) {
    switch (part.type) {
      // Counted by kind: a preview that is withdrawn between two of them renames neither.
      case 'text':
        blocks.push({ kind: 'text', key: `text ${seen.text++}`, part })
        break
      case 'reasoning':
        blocks.push({ kind: 'reasoning', key: `reasoning ${seen.reasoning++}`, part })
        break
      case 'warning':
        blocks.push({ kind: 'warning', key: `warning ${seen.warning++}`, part })
        break
      case 'tool':
        if (!hidden.has(part.toolCallId)) blocks.push({ kind: 'tool', key: `tool ${part.toolCallId}`, part })
        break
      case 'ui':
        blocks.push({ kind: 'ui', key: `ui ${part.id}`, part })
        break
      case 'approval':
        blocks.push({ kind: 'approval', key: `approval ${part.approvalId}`, part })
        break
      default:
        part satisfies never
    }
  }
  return blocks
}

const NONE: ReadonlySet<string> = new Set()
