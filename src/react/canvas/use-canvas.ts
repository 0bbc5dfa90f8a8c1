import { useMemo } from 'react'
import type { AgentCanvasClient, CanvasClientState, CanvasProblem, ChatError } from '../../client/index.ts'
import { useCanvasScope } from './canvas-context.ts'
import { sameFields, useCanvasSelection } from './use-canvas-selection.ts'

/** What a person can do to a canvas. */
export type CanvasActions = Pick<
  AgentCanvasClient,
  'operate' | 'undo' | 'redo' | 'retry' | 'setValues' | 'resend' | 'dismiss'
>

/** The status of a canvas. */
export interface CanvasStatus {
  readonly status: CanvasClientState['status']
  readonly threadId: string | undefined
  /** With status `error`: why the canvas is missing. */
  readonly error: ChatError | undefined
  /** The last request that was refused or could not be sent. */
  readonly problem: CanvasProblem | undefined
  /** There are no cards, and none is being written. */
  readonly isEmpty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** A canvas as a whole: its status and its actions. */
export interface CanvasControl extends CanvasStatus, CanvasActions {
  /** Loads the canvas again after an error. */
  reopen(): void
  /** Sends a message to the conversation; undefined where there is none. */
  readonly say: ((message: string) => void) | undefined
}

/**
 * The canvas as a whole. For its cards use `useCanvasCards` and `useCanvasInstance`, so that a change to one card renders only
 * that card.
 */
export function useCanvas(): CanvasControl {
  const { client, say } = useCanvasScope()
  const status = useCanvasSelection(selectStatus, sameFields)
  return useMemo(
    () => ({
      ...status,
      say,
      operate: client.operate,
      undo: client.undo,
      redo: client.redo,
      retry: client.retry,
      setValues: client.setValues,
      resend: client.resend,
      dismiss: client.dismiss,
      reopen() {
        if (status.threadId !== undefined) void client.open(status.threadId)
      },
    }),
    [client, say, status],
  )
}

function selectStatus(state: CanvasClientState): CanvasStatus {
  const { canvas, threadId, problem, status } = state
  return {
    status,
    threadId,
    error: state.status === 'error' ? state.error : undefined,
    problem,
    isEmpty: canvas.snapshot.roots.length === 0 && Object.keys(canvas.previews).length === 0,
    canUndo: canvas.canUndo,
    canRedo: canvas.canRedo,
  }
}
