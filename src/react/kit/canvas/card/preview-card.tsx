import { type ReactElement, useMemo } from 'react'
import type { CanvasPreview, TreeNode, UiPart } from '../../../../core/index.ts'
import { GenerativeUI, useVitrail } from '../../../index.ts'
import { KitPlaceholder } from '../../placeholder/kit-placeholder.tsx'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import type { ContainedProps } from './card-elements.tsx'
import { liftTitle } from './card-title.ts'
import { cardWidth, spanStyle } from './card-width.ts'

interface Props extends ContainedProps {
  preview: CanvasPreview
  /** How much of its row it takes, in steps of the grid. */
  span: number | undefined
}

/** A card that the model is still writing: what can be drawn of it, else its shape. */
export function PreviewCard({ preview, span }: Props): ReactElement {
  const say = useCanvasSay()
  const { catalog, registry } = useVitrail()
  const { callId, component, props } = preview
  const definition = catalog?.get(component)
  const isDrawn = definition?.streaming === 'partial' && Object.hasOwn(registry, component)
  const node = useMemo<TreeNode>(() => ({ type: component, props, incomplete: true }), [component, props])
  const { title, node: lifted = node } = liftTitle({ component, props }, node, catalog)
  return (
    <article
      className="vt-canvas-card vt-appear"
      data-width={cardWidth({ component }, catalog)}
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
          <GenerativeUI part={previewPart(callId, lifted)} />
        ) : (
          <KitPlaceholder node={{ type: component, props }} />
        )}
      </div>
    </article>
  )
}

function previewPart(callId: string, root: TreeNode): UiPart {
  return {
    type: 'ui',
    id: `preview:${callId}`,
    component: 'genui:tree',
    props: { root: { ...root } },
    partial: true,
  }
}
