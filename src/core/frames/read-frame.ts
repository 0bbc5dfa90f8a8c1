import { isPlainObject } from '../json/json-value.ts'
import type { Frame, FrameKind } from './frame.ts'

type FieldType = 'string' | 'number' | 'object' | 'array'

/** The fields without which a frame of this kind means nothing. Optional ones are taken as they come. */
const REQUIRED: { readonly [K in FrameKind]: Readonly<Record<string, FieldType>> } = {
  'step-start': { step: 'number' },
  'step-finish': { step: 'number' },
  text: { text: 'string' },
  reasoning: { text: 'string' },
  'tool-input-start': { toolCallId: 'string', name: 'string' },
  'tool-input-delta': { toolCallId: 'string', text: 'string' },
  'tool-input-available': { toolCallId: 'string', name: 'string' },
  'tool-output': { toolCallId: 'string' },
  'tool-error': { toolCallId: 'string', message: 'string' },
  'tool-denied': { toolCallId: 'string' },
  'approval-requested': { approvalId: 'string', toolCallId: 'string', name: 'string', expiresAt: 'number' },
  'approval-settled': { approvalId: 'string', toolCallId: 'string', state: 'string' },
  ui: { id: 'string', component: 'string', props: 'object' },
  'ui-delta': { id: 'string', base: 'number', ops: 'array' },
  title: { title: 'string' },
  warning: { code: 'string', message: 'string' },
  finish: { reason: 'string' },
}

/** Reads a frame from a stream or a store. Undefined for an unknown kind and for one that misses what it needs. */
export function readFrame(input: unknown): Frame | undefined {
  if (!isPlainObject(input) || typeof input.kind !== 'string' || !Object.hasOwn(REQUIRED, input.kind))
    return undefined
  // The line above proved that the kind is a key of the table.
  const fields = REQUIRED[input.kind as FrameKind]
  for (const [name, type] of Object.entries(fields)) {
    if (!fits(input[name], type)) return undefined
  }
  // The kind and its required fields were checked; optional ones are read defensively by the fold.
  return input as unknown as Frame
}

function fits(value: unknown, type: FieldType): boolean {
  switch (type) {
    case 'object':
      return isPlainObject(value)
    case 'array':
      return Array.isArray(value)
    default:
      return typeof value === type
  }
}
