import {
  CANVAS_VIEW_PREFIX,
  type CanvasState,
  type ClientIssue,
  findNode,
  ROOT_ID,
  type ThreadMessage,
} from '../../core/index.ts'
import { findView, findViewNode } from '../actions/find-view.ts'
import type { Canvases, CanvasPlace } from '../canvas/canvases.ts'

/**
 * The issues that name a node of a stored view or of a card on the canvas; anything else a client reports is not told to the model.
 */
export async function checkClientIssues(
  issues: readonly ClientIssue[],
  messages: readonly ThreadMessage[],
  readCanvas: () => Promise<CanvasState | undefined>,
): Promise<ClientIssue[]> {
  const canvas = issues.some(isOfCanvas) ? await readCanvas() : undefined
  return issues.filter((issue) => {
    if (isOfCanvas(issue)) return canvas !== undefined && hasCardNode(canvas, issue)
    const found = findView(messages, issue.viewId)
    return found !== undefined && findViewNode(found.view, issue.nodeId) !== undefined
  })
}

/** What is on a thread's canvas; undefined where it has none, or the store cannot be read. */
export async function readCanvasState(
  canvases: Canvases,
  place: CanvasPlace,
): Promise<CanvasState | undefined> {
  // A client's report is not worth failing the turn for: the run itself opens the canvas, and says so if it can't.
  const lease = await canvases.use(place, 'watch').catch(() => undefined)
  const state = lease?.canvas.live.state()
  lease?.release()
  return state
}

function isOfCanvas({ viewId }: ClientIssue): boolean {
  return viewId.startsWith(CANVAS_VIEW_PREFIX)
}

function hasCardNode({ snapshot, views }: CanvasState, { viewId, nodeId }: ClientIssue): boolean {
  const id = viewId.slice(CANVAS_VIEW_PREFIX.length)
  if (!Object.hasOwn(snapshot.instances, id)) return false
  const node = views[id]?.node
  return nodeId === ROOT_ID || (node !== undefined && findNode(node, nodeId) !== undefined)
}
