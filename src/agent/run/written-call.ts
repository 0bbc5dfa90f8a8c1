import type { ProviderMetadata } from 'ai'
import { type ArgumentReader, type Arguments, createArgumentReader } from './argument-reader.ts'
import type { OfferedTool } from './offered-tools.ts'
import { createPreviewer, type Previewer } from './previewer.ts'
import type { Run } from './run-state.ts'

/** One call the model writes: its own argument text, and its preview. */
export interface WrittenCall {
  id: string
  name: string
  /** Undefined where the model names a tool it was not offered. */
  offered: OfferedTool | undefined
  previewer: Previewer | undefined
  providerOptions: ProviderMetadata | undefined
  /** Known once the text has ended. */
  written: Arguments | undefined
  /** The text ended inside its arguments. */
  unfinished: boolean
  push(text: string): void
  /** Ends the text. A provider that streams no deltas gives it here. */
  end(text?: string): void
}

/** The view a preview is drawn as, and the tool's first push replaces. */
export const previewViewId = (toolCallId: string): string => `${toolCallId}:ui:0`

/** Begins a call: announces it and prepares its preview. */
export async function startCall(
  run: Run,
  wantedId: string,
  name: string,
  offered: OfferedTool | undefined,
): Promise<WrittenCall> {
  const id = run.claimCallId(wantedId)
  const title = offered?.tool.title
  run.emit({
    kind: 'tool-input-start',
    toolCallId: id,
    name,
    ...(title !== undefined && { title }),
  })
  const reader = createArgumentReader()
  const previewer = offered && (await startPreview(run, id, offered, reader))
  const sendsText = previewer === undefined || run.request.rawArguments === true

  const call: WrittenCall = {
    id,
    name,
    offered,
    previewer,
    providerOptions: undefined,
    written: undefined,
    unfinished: false,
    push(text) {
      if (text === '') return
      // What nobody reads is not sent either: the log of a run is bounded.
      if (reader.stopped) return
      reader.push(text)
      if (sendsText) run.emit({ kind: 'tool-input-delta', toolCallId: id, text })
      previewer?.update()
    },
    end(text) {
      if (call.written !== undefined) return
      if (reader.text === '' && text !== undefined) reader.push(text)
      previewer?.flush()
      call.unfinished = reader.text.trim() !== '' && !reader.partial.done
      call.written = reader.end()
    },
  }
  return call
}

async function startPreview(
  run: Run,
  toolCallId: string,
  { tool }: OfferedTool,
  reader: ArgumentReader,
): Promise<Previewer | undefined> {
  const onError = (error: unknown): void => run.reportError(error, 'preview_failed')
  try {
    const preview = await tool.previewInput?.(run.scope, toolCallId)
    if (preview === undefined) return undefined
    const read = () => reader.partial
    return createPreviewer({
      toolCallId,
      viewId: previewViewId(toolCallId),
      preview,
      read,
      emit: run.emit,
      onError,
    })
  } catch (error) {
    onError(error)
    return undefined
  }
}
