import type { Part } from '../../core/index.ts'
import { retriedCallIds } from './retried-call-ids.ts'

/** A part as it is drawn, with a key that stays the same while the message grows. */
export type Block = {
  [T in Part['type']]: { kind: T; key: string; part: Extract<Part, { type: T }> }
}[Part['type']]

export interface BlockOptions {
  /** Leave out failed calls that the model fixed. Default true; an operator's view may want every attempt. */
  hideRetriedFailures?: boolean
}

/** What of a message is drawn, in order. Kinds of a newer server are left out. */
export function messageBlocks(parts: readonly Part[], options: BlockOptions = {}): Block[] {
  const { hideRetriedFailures = true } = options
  const hidden = hideRetriedFailures ? retriedCallIds(parts) : NONE
  const blocks: Block[] = []
  parts.forEach((part, index) => {
    if (part.type === 'tool' && hidden.has(part.toolCallId)) return
    const block = toBlock(part, index)
    if (block !== undefined) blocks.push(block)
  })
  return blocks
}

const NONE: ReadonlySet<string> = new Set()

function toBlock(part: Part, index: number): Block | undefined {
  switch (part.type) {
    case 'text':
      return { kind: 'text', key: `text ${index}`, part }
    case 'reasoning':
      return { kind: 'reasoning', key: `reasoning ${index}`, part }
    case 'warning':
      return { kind: 'warning', key: `warning ${index}`, part }
    case 'tool':
      return { kind: 'tool', key: `tool ${part.toolCallId}`, part }
    case 'ui':
      return { kind: 'ui', key: `ui ${part.id}`, part }
    case 'approval':
      return { kind: 'approval', key: `approval ${part.approvalId}`, part }
    default: {
      const unknown: never = part
      return unknown === undefined ? undefined : undefined
    }
  }
}
