import type { ReactElement } from 'react'
import { useCanvasCards, useCanvasPreviews } from '../../../index.ts'
import { CanvasCard } from './canvas-card.tsx'
import { PreviewCard } from './preview-card.tsx'

interface Props {
  /** Left out: the canvas itself. */
  parentId?: string
  /** How much of a row each takes, in steps of the grid. */
  spans?: readonly number[] | undefined
}

/** The cards of the canvas, or of one container, and those that the model is still writing. */
export function CanvasCards({ parentId, spans }: Props): ReactElement {
  const ids = useCanvasCards(parentId)
  const previews = useCanvasPreviews(parentId)
  return (
    <>
      {ids.map((id, index) => (
        <CanvasCard key={id} id={id} span={spans?.[index]} />
      ))}
      {previews.map((preview, index) => (
        <PreviewCard key={`preview ${preview.callId}`} preview={preview} span={spans?.[ids.length + index]} />
      ))}
    </>
  )
}
