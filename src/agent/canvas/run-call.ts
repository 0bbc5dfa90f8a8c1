import { type LiveCanvas, type ToolContext, VitrailError } from '../../core/index.ts'
import { callNotes } from '../history/call-notes.ts'
import { CallRefused } from '../run/call-refused.ts'
import type { CanvasToolSetup } from './options.ts'
import { resultText } from './result-text.ts'
import { resultTitle } from './result-title.ts'

/**
 * Applies one call to the canvas and says what it did. What the canvas refuses is thrown as `CallRefused`. The call reaches the
 * canvas at once, so that the calls of one step keep their order.
 */
export async function runCall(
  setup: CanvasToolSetup,
  tool: string,
  args: unknown,
  context: ToolContext,
): Promise<string> {
  const canvas = requireCanvas(setup, context)
  const components = new Set(setup.offered(canvas.catalog).components.map(({ name }) => name))
  const { signal, toolCallId: callId } = context
  const outcome = await canvas.call({ tool, args, components }, { signal, callId })
  if (!outcome.ok) throw new CallRefused(`${tool} was refused, nothing was changed.`, outcome.issues)
  const { steps, repairs, issues } = outcome
  context.reportTitle(resultTitle(steps, canvas))
  const text = resultText(steps, canvas)
  if (!setup.notesInText) {
    context.reportRepairs(repairs)
    context.reportIssues(issues)
    return text
  }
  return [text, ...callNotes({ repairs, issues }).map((note) => `[${note}]`)].join('\n')
}

export function requireCanvas(setup: CanvasToolSetup, context: ToolContext): LiveCanvas {
  const canvas = setup.canvasOf(context)
  if (canvas === undefined)
    throw new VitrailError('no_canvas', 'There is no canvas beside this conversation.')
  return canvas
}
