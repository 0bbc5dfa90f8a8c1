import type { CanvasPreview } from '../wire/canvas-view.ts'
import type { CanvasLog } from './canvas-log.ts'

/** What calls show on the canvas while the model writes them. */
export interface Previews {
  show(preview: CanvasPreview): void
  markChanging(callId: string, id: string): void
  /** Whether anything of this call is shown. */
  has(callId: string): boolean
  end(callId: string): void
}

export function createPreviews(log: CanvasLog): Previews {
  const has = (callId: string): boolean => {
    const { previews, changing } = log.state()
    return (
      Object.hasOwn(changing, callId) || Object.values(previews).some((preview) => preview.callId === callId)
    )
  }
  return {
    has,
    show: (preview) => log.emit({ kind: 'canvas-preview', ...preview }),
    markChanging: (callId, id) => log.emit({ kind: 'canvas-changing', callId, id }),
    end(callId) {
      if (has(callId)) log.emit({ kind: 'canvas-preview-end', callId })
    },
  }
}
