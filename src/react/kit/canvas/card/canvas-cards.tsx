import type { ReactElement } from 'react'
import { useCanvasCards, useCanvasPreviews } from '../../../index.ts'
import { CanvasCard } from './canvas-card.tsx'
import { PreviewCard } from './preview-card.tsx'

/** The cards of the canvas, or of one container, and those that the model is still writing. */
export function CanvasCards({ parentId }: { parentId?: string }): ReactElement {
  const ids = useCanvasCards(parentId)
  const previews = useCanvasPreviews(parentId)
  return (
    <>
      {ids.map((id) => (
        <CanvasCard key={id} id={id} />
      ))}
      {previews.map((preview) => (
        <PreviewCard key={`preview ${preview.callId}`} preview={preview} />
      ))}
    </>
  )
}
