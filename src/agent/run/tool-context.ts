import {
  type EmitUiOptions,
  type Issue,
  isPlainObject,
  type JsonObject,
  type Repair,
  type ToolContext,
} from '../../core/index.ts'
import { type PreparedView, prepareView } from '../view/prepare-view.ts'
import type { Run } from './run-state.ts'

/** One call's context with what went through it. */
export interface CallContext {
  context: ToolContext
  /** What the call pushed, by view id, the last push of each. */
  views: Map<string, PreparedView>
  repairs: Repair[]
  issues: Issue[]
  /** Pushes several views, or none where one of them is refused. */
  emitAll(views: readonly { component: string; props: JsonObject; options?: EmitUiOptions }[]): void
  /** From now on pushes go nowhere: the call's outcome is known. */
  close(): void
}

export function createCallContext(run: Run, toolCallId: string, signal: AbortSignal): CallContext {
  const views = new Map<string, PreparedView>()
  const repairs: Repair[] = []
  const issues: Issue[] = []
  let count = 0
  let closed = false

  const push = (view: PreparedView, wantedId: string | undefined): string => {
    const id = wantedId ?? `${toolCallId}:ui:${count++}`
    if (closed) return id
    views.set(id, view)
    run.emit({ kind: 'ui', id, ...view.content, toolCallId })
    return id
  }
  const emitUi = async (
    component: string,
    props: JsonObject,
    options: EmitUiOptions = {},
  ): Promise<{ id: string }> => ({ id: push(prepareView(run, component, props, options), options.id) })

  return {
    views,
    repairs,
    issues,
    context: {
      ...run.scope,
      toolCallId,
      signal,
      ...(run.catalog !== undefined && { catalog: run.catalog }),
      emitUi,
      async emitComponent(name, data) {
        await emitUi(name, isPlainObject(data) ? data : { value: data })
      },
      reportRepairs: (more) => void repairs.push(...more),
      reportIssues: (more) => void issues.push(...more),
    },
    emitAll(wanted) {
      const prepared = wanted.map(({ component, props, options = {} }) => ({
        view: prepareView(run, component, props, options),
        id: options.id,
      }))
      for (const { view, id } of prepared) push(view, id)
    },
    close() {
      closed = true
    },
  }
}
