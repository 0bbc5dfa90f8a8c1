import type { CanvasPreview, LiveCanvas, PartialInput, ToolPreview, ToolScope } from '../../../core/index.ts'
import type { CanvasToolSetup } from '../options.ts'

/** What a call shows on the canvas of its request while it is written. All of it goes when the call ends. */
export type PreviewInput = (scope: ToolScope, callId: string) => ToolPreview | undefined

/** `begin` gets each call's canvas; what it returns reads the arguments so far. */
export function previewInput(
  setup: CanvasToolSetup,
  begin: (canvas: LiveCanvas, callId: string) => ((input: PartialInput) => void) | undefined,
): PreviewInput {
  return (scope, callId) => {
    const canvas = setup.canvasOf(scope)
    const read = canvas && begin(canvas, callId)
    if (canvas === undefined || read === undefined) return undefined
    return {
      ...(setup.previewThrottleMs !== undefined && { throttleMs: setup.previewThrottleMs }),
      render(input) {
        read(input)
        // The canvas shows it; nothing of it belongs in the transcript.
        return undefined
      },
      end: () => canvas.endPreview(callId),
    }
  }
}

/** Shows previews; one that says nothing new is skipped. */
export function createShow(canvas: LiveCanvas): (preview: CanvasPreview) => void {
  const shown = new Map<string, string>()
  return (preview) => {
    const text = JSON.stringify(preview)
    if (shown.get(preview.id) !== text) canvas.preview(preview)
    shown.set(preview.id, text)
  }
}
