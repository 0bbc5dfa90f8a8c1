import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { memo, type ReactElement, useId, useMemo, useRef, useState } from 'react'
import { HeadingScope, useCanvasInstance, useHeadingLevel, useVitrail } from '../../../index.ts'
import type { HeadingTag } from '../../parts/title.tsx'
import { useFocusHeir } from '../../parts/use-focus-heir.ts'
import { CanvasIcon } from '../canvas-icon.tsx'
import { useDropMark } from '../drag/drag-context.ts'
import { EditDialog } from '../edit/edit-dialog.tsx'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import { CardBody } from './card-body.tsx'
import type { ContainedProps } from './card-elements.tsx'
import { CardMenu } from './card-menu.tsx'
import { liftTitle } from './card-title.ts'
import { cardWidth, spanStyle } from './card-width.ts'
import { theCardBeside } from './the-card-beside.ts'

interface Props extends ContainedProps {
  id: string
  /** How much of its row it takes, in steps of the grid. */
  span: number | undefined
}

/** One instance: its title, what can be done with it, and what is drawn for it. */
export const CanvasCard = memo(function CanvasCard({ id, span }: Props): ReactElement | null {
  const card = useCanvasInstance(id)
  const say = useCanvasSay()
  const titleId = useId()
  const { catalog } = useVitrail()
  const Tag: HeadingTag = `h${useHeadingLevel()}`
  const element = useRef<HTMLElement>(null)
  const [isEdited, setEdited] = useState(false)
  const mark = useDropMark(id)
  useFocusHeir(element, theCardBeside)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
  })
  const { setNodeRef: setDropRef } = useDroppable({ id })

  const instance = card?.instance
  const node = card?.view?.node
  const lifted = useMemo(
    () => (instance === undefined ? undefined : liftTitle(instance, node, catalog)),
    [instance, node, catalog],
  )
  if (card === undefined || instance === undefined || lifted === undefined) return null
  const { title, isSaid } = lifted
  const definition = catalog?.get(instance.component)
  const isPinned = instance.layout?.pinned === true
  const isWorkedOn = card.isChanging || card.view?.status === 'pending'

  return (
    <article
      ref={(drawn) => {
        element.current = drawn
        setNodeRef(drawn)
        setDropRef(drawn)
      }}
      className="vt-canvas-card"
      data-instance={id}
      data-width={cardWidth(instance, catalog)}
      data-container={definition?.children === true ? '' : undefined}
      data-status={card.view?.status ?? 'pending'}
      data-dragging={isDragging ? '' : undefined}
      data-drop={mark}
      data-said={isSaid ? '' : undefined}
      style={{
        ...spanStyle(span),
        ...(transform !== null && { transform: CSS.Translate.toString(transform) }),
      }}
      aria-labelledby={titleId}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only more room to press; the handle in it is the control */}
      <header
        data-part="header"
        onMouseDown={(event) => !isInMenu(event.target) && listeners?.onMouseDown?.(event)}
        onTouchStart={(event) => !isInMenu(event.target) && listeners?.onTouchStart?.(event)}
      >
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="vt-button"
          data-part="grip"
          data-variant="ghost"
          data-size="icon"
          {...attributes}
          onKeyDown={(event) => listeners?.onKeyDown?.(event)}
          aria-label={say('canvas.move', { title })}
        >
          <CanvasIcon name="grip" />
        </button>
        <Tag id={titleId} data-part="title" dir="auto" className={isSaid ? 'vt-visually-hidden' : undefined}>
          {title}
        </Tag>
        {isWorkedOn && <span className="vt-canvas-spinner" aria-hidden="true" />}
        {isPinned && (
          <span data-part="pin" role="img" aria-label={say('canvas.pinned')} title={say('canvas.pinned')}>
            <CanvasIcon name="pin" />
          </span>
        )}
        <CardMenu id={id} title={title} getElement={() => element.current} onEdit={() => setEdited(true)} />
      </header>
      <HeadingScope>
        <CardBody card={card} node={lifted.node} />
      </HeadingScope>
      {isEdited && <EditDialog instance={instance} title={title} onClose={() => setEdited(false)} />}
    </article>
  )
})

function isInMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.vt-canvas-menu') !== null
}
