import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type Catalog, ROOT_ID, TREE_COMPONENT, type UiPart } from '../../core/index.ts'
import { FieldScopeProvider } from '../field/field-scope.tsx'
import {
  ViewFinalContext,
  ViewFromToolContext,
  ViewPaintedContext,
  type ViewScope,
  ViewScopeContext,
} from '../node/view-scope.ts'
import type { RenderOptions } from '../provider/render-options.ts'
import { RenderOptionsProvider } from '../provider/render-options-provider.tsx'
import { useVitrail } from '../provider/settings.ts'
import { shareStructure } from './share-structure.ts'
import { TreeNodeView } from './tree-node-view.tsx'
import { RootSlotContext, ViewTextContext, ViewVersionsContext } from './view-drawing.ts'
import { viewRoot } from './view-root.ts'

/** The view, and where it belongs. */
export interface GenerativeUIProps extends RenderOptions {
  /** A `ui` part of a message, live or stored. */
  part: UiPart
  /** Its conversation; '' outside one. */
  threadId?: string
  runId?: string
  /** Drawn in the root, after its own children. */
  slot?: ReactNode
}

/** Draws one view with the provider's registry. Adds no element of its own. */
export function GenerativeUI({
  part,
  threadId = '',
  runId = '',
  slot,
  ...options
}: GenerativeUIProps): ReactElement {
  const root = useShared(viewRoot(part))
  const scope = useMemo<ViewScope>(() => ({ viewId: part.id, runId, threadId }), [part.id, runId, threadId])
  const versions = useOldVersions(part)
  const painted = useRef(false)
  useEffect(() => {
    if (part.partial !== true) painted.current = true
  }, [part.partial])
  return (
    <RenderOptionsProvider options={options}>
      <ViewScopeContext.Provider value={scope}>
        <ViewFinalContext.Provider value={part.partial !== true}>
          <ViewFromToolContext.Provider value={part.origin === 'tool'}>
            <ViewVersionsContext.Provider value={versions}>
              <ViewTextContext.Provider value={part.fallbackText}>
                <FieldScopeProvider nodeId={ROOT_ID}>
                  <RootSlotContext.Provider value={slot}>
                    <ViewPaintedContext.Provider value={painted}>
                      {root !== undefined && <TreeNodeView node={root} id={ROOT_ID} />}
                    </ViewPaintedContext.Provider>
                  </RootSlotContext.Provider>
                </FieldScopeProvider>
              </ViewTextContext.Provider>
            </ViewVersionsContext.Provider>
          </ViewFromToolContext.Provider>
        </ViewFinalContext.Provider>
      </ViewScopeContext.Provider>
    </RenderOptionsProvider>
  )
}

/** Every snapshot is complete; parts equal to those last drawn keep their identity. */
function useShared<T>(value: T): T {
  const drawn = useRef<T>(value)
  const shared = shareStructure(drawn.current, value)
  useEffect(() => {
    drawn.current = shared
  }, [shared])
  return shared
}

function useOldVersions(part: UiPart): Readonly<Record<string, number>> | undefined {
  const { catalog } = useVitrail()
  const { component, version, componentVersions } = part
  const stored = useShared(component === TREE_COMPONENT ? componentVersions : soleVersion(component, version))
  return useMemo(() => oldVersions(catalog, stored), [catalog, stored])
}

function soleVersion(component: string, version: number | undefined): Record<string, number> | undefined {
  return version === undefined ? undefined : { [component]: version }
}

function oldVersions(
  catalog: Catalog | undefined,
  stored: Readonly<Record<string, number>> | undefined,
): Readonly<Record<string, number>> | undefined {
  const differing = Object.entries(stored ?? {}).filter(
    ([name, version]) => (catalog?.get(name)?.version ?? 1) !== version,
  )
  return differing.length === 0 ? undefined : Object.fromEntries(differing)
}
