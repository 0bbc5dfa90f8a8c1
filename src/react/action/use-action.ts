import { useCallback, useContext, useRef, useState } from 'react'
import { describeThrown } from '../../core/index.ts'
import { randomId } from '../../internal/random-id.ts'
import { useNodeId } from '../node/use-node.ts'
import { useViewFinal, useViewScope } from '../node/view-scope.ts'
import { ActionHandlerContext } from './action-handler.ts'
import { type ActionRequest, buildAction } from './build-action.ts'

/** The state of a press. */
export type ActionState =
  | { readonly status: 'ready' }
  | { readonly status: 'busy' }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly reason: string }

/** Any DOM or React event. */
export interface PressEvent {
  readonly isTrusted: boolean
}

/** What a control needs to raise actions. */
export interface ActionControl {
  readonly state: ActionState
  /** The view is still a preview, or nothing listens: draw the control disabled. */
  readonly disabled: boolean
  /**
   * Raises an action because of a real press; a second one while the first is busy does nothing. Resolves to where it
   * ended, never rejects. Asking first (`confirm`) is the visual's part.
   */
  press(event: PressEvent, request: ActionRequest): Promise<ActionState>
}

/** Lets a renderer raise actions of the node it draws. */
export function useAction(): ActionControl {
  const nodeId = useNodeId() ?? ''
  const view = useViewScope()
  const handler = useContext(ActionHandlerContext)
  const disabled = !useViewFinal() || handler === undefined
  const [state, setState] = useState<ActionState>({ status: 'ready' })
  const inFlight = useRef<Promise<ActionState>>(undefined)
  // A press whose answer was lost keeps its id, so that trying again can have no second effect.
  const unanswered = useRef<{ pressId: string; request: string }>(undefined)

  const press = useCallback(
    (event: PressEvent, request: ActionRequest): Promise<ActionState> => {
      if (inFlight.current !== undefined) return inFlight.current
      if (disabled || handler === undefined || !isRealPress(event))
        return Promise.resolve({ status: 'ready' })

      const text = JSON.stringify(request)
      const pressId = unanswered.current?.request === text ? unanswered.current.pressId : randomId()
      const raise = async (): Promise<ActionState> => {
        const built = buildAction(request, nodeId, view, pressId)
        if (!built.ok) return { status: 'refused', reason: built.reason }
        try {
          const answer = await handler(built.action)
          unanswered.current = undefined
          return answer === undefined ? { status: 'done' } : { status: 'refused', reason: answer.refused }
        } catch (thrown) {
          unanswered.current = { pressId, request: text }
          return { status: 'refused', reason: describeThrown(thrown) }
        }
      }
      setState({ status: 'busy' })
      const pressed = raise().then((outcome) => {
        inFlight.current = undefined
        setState(outcome)
        return outcome
      })
      inFlight.current = pressed
      return pressed
    },
    [disabled, handler, nodeId, view],
  )
  return { state, disabled, press }
}

/** Scripts can't forge `isTrusted`. Test environments that have no notion of user activation are taken at their word. */
function isRealPress(event: PressEvent): boolean {
  return event.isTrusted || typeof navigator === 'undefined' || !('userActivation' in navigator)
}
