import { TEXT_COMPONENT, TREE_COMPONENT } from '../../core/index.ts'
import type { PreparedView } from '../view/prepared-view.ts'
import type { Run } from './run-state.ts'

/** What a failed tool pushed stays, but its skeletons would wait forever: they become the error's text. */
export function settleFailedViews(
  run: Run,
  toolCallId: string,
  views: ReadonlyMap<string, PreparedView>,
  message: string,
): void {
  for (const [id, { internal, content }] of views) {
    if (!internal) continue
    const root = { type: TEXT_COMPONENT, props: { text: message, of: content.component } }
    run.emit({
      kind: 'ui',
      id,
      component: TREE_COMPONENT,
      props: { root },
      fallbackText: message,
      toolCallId,
    })
  }
}
