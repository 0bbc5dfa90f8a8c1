import { useDroppable } from '@dnd-kit/core'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { ROOT_ID, type TreeNode } from '../../../../core/index.ts'
import {
  type CanvasCard,
  CanvasInstanceView,
  type NodeProblem,
  useCanvas,
  useRenderOptions,
  useVitrail,
} from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useFocusHeir } from '../../parts/use-focus-heir.ts'
import { KitPlaceholder } from '../../placeholder/kit-placeholder.tsx'
import { insideOf } from '../drag/drop-ids.ts'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import { cardElements } from './card-elements.tsx'
import { whatItIsAbout } from './the-card-beside.ts'
import { useDrawnCards } from './use-drawn-cards.ts'

/** What is drawn for an instance, and how it stands with it. */
export function CardBody({ card, node }: { card: CanvasCard; node: TreeNode | undefined }): ReactElement {
  const say = useCanvasSay()
  const { retry } = useCanvas()
  const { catalog } = useVitrail()
  const { instance, view, isChanging } = card
  const status = view?.status ?? 'pending'
  const isContainer = catalog?.get(instance.component)?.children === true
  const isWorkedOn = isChanging || status === 'pending'
  const warnings = view?.issues ?? []
  return (
    <>
      {status === 'failed' && (
        <CardProblem
          message={view?.message ?? say('canvas.failed')}
          onRetry={() => void retry(instance.id)}
        />
      )}
      <div
        data-part="body"
        className="vt-view"
        aria-busy={isWorkedOn || undefined}
        data-stale={status !== 'ready' && node !== undefined ? '' : undefined}
      >
        {node !== undefined &&
          (isContainer ? <DrawnContainer card={card} node={node} /> : <DrawnCard card={card} node={node} />)}
        {node === undefined && status === 'pending' && (
          <KitPlaceholder node={{ type: instance.component, props: instance.props }} />
        )}
        {isWorkedOn && <span className="vt-visually-hidden">{say('canvas.updating')}</span>}
      </div>
      {warnings.map(({ code, message, path }) => (
        <p key={`${code} ${path.join('.')}`} data-part="warning">
          <Icon name="triangle-alert" />
          <span dir="auto">{message}</span>
        </p>
      ))}
    </>
  )
}

interface DrawnProps {
  card: CanvasCard
  node: TreeNode
  children?: ReactNode
}

/** A renderer that throws leaves a message and another chance; what stands below the root degrades alone. */
function DrawnCard({ card: { instance }, node, children }: DrawnProps): ReactElement {
  const say = useCanvasSay()
  const { fallback } = useRenderOptions()
  const [attempt, setAttempt] = useState(0)
  const draw = (problem: NodeProblem) => {
    if (problem.nodeId === ROOT_ID && problem.reason === 'error')
      return (
        <CardProblem message={say('canvas.renderFailed')} onRetry={() => setAttempt((count) => count + 1)} />
      )
    if (fallback === undefined) return problem.text
    return typeof fallback === 'function' ? fallback(problem) : fallback
  }
  return (
    <CanvasInstanceView
      key={attempt}
      id={instance.id}
      component={instance.component}
      node={node}
      fallback={draw}
    >
      {children}
    </CanvasInstanceView>
  )
}

/** A container draws its cards where it draws children, each by itself. */
function DrawnContainer({ card, node }: DrawnProps): ReactElement {
  const say = useCanvasSay()
  const { catalog } = useVitrail()
  const { id } = card.instance
  const { setNodeRef } = useDroppable({ id: insideOf(id) })
  const cards = cardElements(useDrawnCards(id), catalog)
  const isEmpty = cards.length === 0
  return (
    <>
      <DrawnCard card={card} node={node}>
        {cards}
      </DrawnCard>
      <p ref={setNodeRef} className="vt-canvas-inside" data-empty={isEmpty ? '' : undefined}>
        {isEmpty && say('canvas.emptyContainer')}
      </p>
    </>
  )
}

/** Why something is not as it should be, with a way on. */
export function CardProblem({ message, onRetry }: { message: string; onRetry(): void }): ReactElement {
  const say = useCanvasSay()
  const element = useRef<HTMLDivElement>(null)
  useFocusHeir(element, whatItIsAbout)
  return (
    <div ref={element} role="alert" className="vt-canvas-problem">
      <Icon name="circle-alert" />
      <p dir="auto">{message}</p>
      <button type="button" className="vt-button" data-size="small" onClick={onRetry}>
        <Icon name="refresh-cw" />
        {say('canvas.retry')}
      </button>
    </div>
  )
}
