import type { ToolContext, ToolScope } from '../core/index.ts'

/** What a tool is told outside a conversation. */
export interface DetachedContextOptions extends ToolScope {
  toolCallId?: string
  signal?: AbortSignal
  /** Called with what the tool says it has done. */
  onTitle?(title: string): void
}

/** A context outside a conversation: pushes resolve with an id and go nowhere, so a tool need not know where it runs. */
export function createDetachedContext(options: DetachedContextOptions = {}): ToolContext {
  const { toolCallId = 'detached', signal = new AbortController().signal, onTitle, ...scope } = options
  let count = 0
  return {
    ...scope,
    toolCallId,
    signal,
    emitUi: async (_component, _props, { id } = {}) => ({ id: id ?? `${toolCallId}:ui:${count++}` }),
    emitComponent: async () => undefined,
    reportRepairs: () => undefined,
    reportIssues: () => undefined,
    reportTitle: (title) => onTitle?.(title),
  }
}
