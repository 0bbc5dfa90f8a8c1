import {
  applyDelta,
  diffValues,
  type Frame,
  isTreeNode,
  type NumberedFrame,
  TREE_COMPONENT,
  type TreeNode,
  type UiCapabilities,
  type UiDeltaFrame,
  type UiFrame,
} from '../../core/index.ts'
import { isDrawable } from './drawable.ts'

/** What one connection takes. */
export interface FrameEncoderOptions {
  /** Frames up to this number are read, since later ones build on them, but not sent. Default 0. */
  after?: number
  /** Previews as `ui-delta`, and the final view too where this client followed them. */
  deltas?: boolean
  /** The raw arguments of tools that preview. */
  rawArguments?: boolean
  /** Absent: everything can be drawn. */
  uiCapabilities?: UiCapabilities
  /** Whether a tool draws its arguments while they are written. */
  previews?(toolName: string): boolean
}

/** Turns a log's frames into what one connection's client takes. Every frame keeps its number; some are not sent. */
export interface FrameEncoder {
  encode(numbered: NumberedFrame): NumberedFrame | undefined
}

interface Preview {
  /** The frame in the log that it reflects. */
  seq: number
  snapshot: UiFrame
  root: TreeNode
  /** Whether this connection's client has it. */
  sent: boolean
}

/** An encoder for one connection; see `FrameEncoder`. */
export function createFrameEncoder(options: FrameEncoderOptions = {}): FrameEncoder {
  const { after = 0, deltas = false, rawArguments = false, uiCapabilities, previews: draws } = options
  const previews = new Map<string, Preview>()
  const quietCalls = new Set<string>()

  /** Keeps a preview and returns it the way this client takes it: the first whole, then what changed. */
  const keep = (seq: number, snapshot: UiFrame, root: TreeNode, delta?: UiDeltaFrame): Frame | undefined => {
    const { id } = snapshot
    const before = previews.get(id)
    const drawn = isDrawable(snapshot, uiCapabilities)
    previews.set(id, { seq, snapshot, root, sent: drawn && seq > after })
    if (!drawn) return undefined
    return deltas && delta !== undefined && before?.sent === true ? delta : snapshot
  }

  const encodeDelta = (seq: number, frame: UiDeltaFrame): Frame | undefined => {
    const preview = previews.get(frame.id)
    if (preview === undefined || preview.seq !== frame.base) return undefined
    const result = applyDelta(preview.root, frame.ops)
    if (!result.ok || !isTreeNode(result.value)) return undefined
    return keep(seq, { ...preview.snapshot, props: { root: result.value } }, result.value, frame)
  }

  const encodeView = (seq: number, frame: UiFrame): Frame | undefined => {
    if (frame.partial === true && isTreeNode(frame.props.root)) return keep(seq, frame, frame.props.root)
    const preview = previews.get(frame.id)
    previews.delete(frame.id)
    if (frame.partial === true) return frame
    if (!isDrawable(frame, uiCapabilities)) return asText(frame)
    return deltas && preview?.sent === true ? finalDelta(frame, preview) : frame
  }

  const encodeFrame = (seq: number, frame: Frame): Frame | undefined => {
    switch (frame.kind) {
      case 'ui':
        return encodeView(seq, frame)
      case 'ui-delta':
        return encodeDelta(seq, frame)
      case 'tool-input-start':
        if (!rawArguments && draws?.(frame.name) === true) quietCalls.add(frame.toolCallId)
        return frame
      case 'tool-input-delta':
        return quietCalls.has(frame.toolCallId) ? undefined : frame
      case 'tool-output':
      case 'tool-error':
      case 'tool-denied':
        // No preview outlives its call.
        for (const [id, { snapshot }] of previews) {
          if (snapshot.toolCallId === frame.toolCallId) previews.delete(id)
        }
        return frame
      default:
        return frame
    }
  }

  return {
    encode({ seq, frame }) {
      const encoded = encodeFrame(seq, frame)
      return encoded === undefined || seq <= after ? undefined : { seq, frame: encoded }
    },
  }
}

/** Blank lines around it, so that it never runs into the answer's own text. */
function asText(frame: UiFrame): Frame | undefined {
  const text = frame.fallbackText?.trim() ?? ''
  return text === '' ? undefined : { kind: 'text', text: `\n\n${text}\n\n` }
}

function finalDelta(frame: UiFrame, preview: Preview): Frame {
  const { kind: _, id, props, partial: __, withdrawn: ___, ...final } = frame
  const root = frame.component === TREE_COMPONENT ? props.root : { ...preview.root, props }
  if (!isTreeNode(root)) return frame
  return { kind: 'ui-delta', id, base: preview.seq, ops: diffValues(preview.root, root), final }
}
