import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { CANVAS_VIEW_PREFIX, TREE_COMPONENT, type TreeNode, type UiPart } from '../../core/index.ts'
import type { RenderOptions } from '../provider/render-options.ts'
import { useVitrail } from '../provider/settings.ts'
import { GenerativeUI } from '../render/generative-ui.tsx'
import { ViewStateContext } from '../view-state/use-view-state.ts'
import { useCanvasScope } from './canvas-context.ts'
import { createInstanceValues, valueNames } from './instance-values.ts'
import { useCanvasSelection } from './use-canvas-selection.ts'

/** The instance, and what to draw for it. */
export interface CanvasInstanceViewProps extends RenderOptions {
  id: string
  /** The component of the instance. */
  component: string
  /** The tree drawn for it. */
  node: TreeNode
  /** The instances inside it: drawn after the root's own children. */
  children?: ReactNode
}

/** Draws what an instance resolved to. Fields named like its inputs or outputs live on the canvas, all others as in any view. */
export function CanvasInstanceView({
  id,
  component: name,
  node,
  children,
  ...options
}: CanvasInstanceViewProps): ReactElement {
  const { client } = useCanvasScope()
  const { catalog } = useVitrail()
  const kept = useContext(ViewStateContext)
  const component = catalog?.get(name)
  const viewState = useMemo(() => {
    if (component?.inputs === undefined && component?.outputs === undefined) return kept
    return createInstanceValues(client, id, valueNames(component), kept)
  }, [client, id, component, kept])
  const part = useMemo<UiPart>(
    () => ({
      type: 'ui',
      id: `${CANVAS_VIEW_PREFIX}${id}`,
      component: TREE_COMPONENT,
      props: { root: { ...node } },
    }),
    [id, node],
  )
  const threadId = useCanvasSelection(selectThread)
  return (
    <ViewStateContext.Provider value={viewState}>
      <GenerativeUI part={part} threadId={threadId ?? ''} slot={children} {...options} />
    </ViewStateContext.Provider>
  )
}

function selectThread({ threadId }: { threadId: string | undefined }): string | undefined {
  return threadId
}
