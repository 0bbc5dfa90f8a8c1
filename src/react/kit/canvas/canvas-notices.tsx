import { type ReactElement, useRef } from 'react'
import type { CanvasProblem } from '../../../client/index.ts'
import { useCanvas } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import { useFocusHeir } from '../parts/use-focus-heir.ts'
import { CardProblem } from './card/card-body.tsx'
import { whatItIsAbout } from './card/the-card-beside.ts'
import { useCanvasSay } from './words/use-canvas-say.ts'

/** What is wrong with the canvas as a whole, or with what was asked of it, each with a way on. */
export function CanvasNotices(): ReactElement {
  const say = useCanvasSay()
  const { status, error, problem, reopen } = useCanvas()
  return (
    <>
      {/* There before its words are: a region that comes with them is not read out. */}
      <div role="status" className="vt-live">
        {(status === 'loading' || status === 'reconnecting') && (
          <p className="vt-canvas-note">
            <span className="vt-canvas-spinner" aria-hidden="true" />
            {say(`canvas.${status}`)}
          </p>
        )}
      </div>
      {error !== undefined && (
        <CardProblem message={`${say('canvas.loadFailed')} ${error.message}`} onRetry={reopen} />
      )}
      {problem !== undefined && <Problem problem={problem} />}
    </>
  )
}

/** Why something that was asked of the canvas was not done. */
function Problem({ problem }: { problem: CanvasProblem }): ReactElement {
  const say = useCanvasSay()
  const { resend, dismiss } = useCanvas()
  const element = useRef<HTMLDivElement>(null)
  useFocusHeir(element, whatItIsAbout)
  return (
    <div ref={element} role="alert" className="vt-canvas-problem">
      <Icon name="circle-alert" />
      <p dir="auto">
        {problem.passing ? say('canvas.unsent', { message: problem.message }) : problem.message}
      </p>
      {problem.passing && (
        <button type="button" className="vt-button" data-size="small" onClick={() => void resend()}>
          <Icon name="refresh-cw" />
          {say('canvas.retry')}
        </button>
      )}
      <button
        type="button"
        className="vt-button"
        data-variant="ghost"
        data-size="icon"
        aria-label={say('canvas.closeProblem')}
        onClick={dismiss}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
