import type { Actor, Catalog, ThreadMessage, ToolScope } from '../../core/index.ts'
import type { OnAction } from '../actions/on-action.ts'
import type { Canvases } from '../canvas/canvases.ts'
import type { RunManager } from '../runs/run-manager.ts'
import type { RunInfo, Sink } from '../sink/sink.ts'
import type { Threads } from '../threads/threads.ts'

/** What a turn led to: a run to follow, or a stored message to send. */
export type OpenedTurn =
  | { kind: 'run'; info: RunInfo }
  | { kind: 'stored'; info: RunInfo; message: ThreadMessage }

/** What opening a turn works with. */
export interface TurnContext {
  threads: Threads
  runs: RunManager
  sink: Sink
  canvases: Canvases
  catalogFor(scope: ToolScope): Promise<Catalog | undefined>
  onAction: OnAction | undefined
}

/** Where a turn belongs. */
export interface TurnPlace {
  actor: Actor
  threadId: string
}
