import { type ReactElement, useMemo } from 'react'
import type { CanvasPreview, TreeNode, UiPart } from '../../../../core/index.ts'
import { GenerativeUI, useVitrail } from '../../../index.ts'
import { KitPlaceholder } from '../../placeholder/kit-placeholder.tsx'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import { type ContainedProps, cardElements } from './card-elements.tsx'
import { liftTitle } from './card-title.ts'
import { cardWidth, spanStyle } from './card-width.ts'
import { previewNode } from './preview-node.ts'
import { useDrawnCards } from './use-drawn-cards.ts'

interface Props extends ContainedProps {
  preview: CanvasPreview
  /** How much of its row it takes, in steps of the grid. */
  span: number | undefined
}

/** A card that the model is still writing: as much as can be drawn, else a placeholder. */
export function PreviewCard({ preview, span }: Props): ReactElement {
  const say = useCanvasSay()
  const { catalog, registry } = useVitrail()
  const { id, component, props } = preview
  const definition = catalog?.get(component)
  const node = useMemo(() => previewNode(component, props), [component, props])
  const isDrawn = definition?.streaming === 'partial' && Object.hasOwn(registry, node.type)
  const { title, node: lifted = node } = liftTitle(preview, node, catalog)
  const isContainer = definition?.children === true
  const cards = cardElements(useDrawnCards(id), catalog)
  return (
    <article
      className="vt-canvas-card vt-appear"
      data-width={cardWidth(preview, catalog)}
      data-container={isContainer ? '' : undefined}
      style={spanStyle(span)}
      data-status="writing"
      aria-busy="true"
      aria-label={`${title}: ${say('canvas.writing')}`}
    >
      <header data-part="header">
        <p data-part="title" dir="auto">
          {title}
        </p>
        <span className="vt-canvas-spinner" aria-hidden="true" />
      </header>
      <div data-part="body" className="vt-view">
        {isDrawn ? (
          <GenerativeUI part={previewPart(id, lifted)} slot={isContainer ? cards : undefined} />
        ) : (
          <>
            <KitPlaceholder node={{ type: component, props }} />
            {cards}
          </>
        )}
      </div>
    </article>
  )
}

function previewPart(id: string, root: TreeNode): UiPart {
  return {
    type: 'ui',
    id: `preview:${id}`,
    component: 'genui:tree',
    props: { root: { ...root } },
    partial: true,
  }
}
