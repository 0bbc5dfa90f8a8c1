import {
  type EmitUiOptions,
  type Issue,
  isPlainObject,
  type JsonObject,
  type Repair,
  type ToolContext,
  VitrailError,
} from '../../core/index.ts'
import { prepareView } from '../view/prepare-view.ts'
import type { PreparedView } from '../view/prepared-view.ts'
import type { Run } from './run-state.ts'

/** One call's context, and what went through it. */
export interface CallContext {
  context: ToolContext
  /** What the call pushed, by view id, the last push of each. */
  views: Map<string, PreparedView>
  repairs: Repair[]
  issues: Issue[]
  /** What the tool says it has done. */
  title: string | undefined
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
    options?: EmitUiOptions | null,
  ): Promise<{ id: string }> => {
    const wanted = options ?? {}
    checkViewId(wanted.id)
    return { id: push(prepareView(run, component, props, wanted), wanted.id) }
  }
  /** A tool that does not wait for its push must not bring the process down when the push is refused. */
  const reported = <T>(pushing: Promise<T>): Promise<T> => {
    pushing.catch((error: unknown) => run.reportError(error, 'push_refused'))
    return pushing
  }

  const call: CallContext = {
    views,
    repairs,
    issues,
    title: undefined,
    context: {
      ...run.scope,
      toolCallId,
      signal,
      ...(run.catalog !== undefined && { catalog: run.catalog }),
      emitUi: (component, props, options) => reported(emitUi(component, props, options)),
      emitComponent: (name, data) =>
        reported(emitUi(name, isPlainObject(data) ? data : { value: data }).then(() => undefined)),
      reportRepairs: (more) => void repairs.push(...more),
      reportIssues: (more) => void issues.push(...more),
      reportTitle(title) {
        call.title = title.slice(0, MAX_TITLE)
      },
    },
    emitAll(wanted) {
      const prepared = wanted.map(({ component, props, options = {} }) => {
        checkViewId(options.id)
        return { view: prepareView(run, component, props, options), id: options.id }
      })
      for (const { view, id } of prepared) push(view, id)
    },
    close() {
      closed = true
    },
  }
  return call
}

/** UTF-16 units. */
const MAX_TITLE = 200

/** UTF-16 units. An action in a view carries its id, and requests are bounded. */
const MAX_VIEW_ID = 512

function checkViewId(id: unknown): void {
  if (id === undefined || (typeof id === 'string' && id !== '' && id.length <= MAX_VIEW_ID)) return
  throw new VitrailError('bad_view_id', `emitUi: an id is text of 1 to ${MAX_VIEW_ID} characters.`)
}
