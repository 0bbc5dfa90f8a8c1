import { type ReactElement, type ReactNode, useCallback, useContext, useMemo } from 'react'
import type { UiAction } from '../../core/index.ts'
import { type ActionHandler, ActionHandlerContext } from '../action/action-handler.ts'
import { ViewStateContext } from '../view-state/use-view-state.ts'
import type { ViewStateStore } from '../view-state/view-state-store.ts'
import type { RenderOptions } from './render-options.ts'
import { RenderOptionsProvider } from './render-options-provider.tsx'
import { ComponentCacheContext, createComponentCache, type ResolveComponent } from './resolve-component.ts'
import type { VitrailSettings } from './settings.ts'
import { SettingsProvider } from './settings-provider.tsx'
import { useLatest } from './use-latest.ts'

/** The settings, each taken from the provider above where it is left out. */
export interface VitrailProviderProps extends Partial<VitrailSettings>, RenderOptions {
  /** Renderers of components and versions that the registry does not draw; asked once for each. */
  resolveComponent?: ResolveComponent
  onAction?: ActionHandler
  /** Stores what people type and fold. Default: local storage, shared by the page. */
  viewState?: ViewStateStore
  children?: ReactNode
}

/** Settings for the views below. A nested provider inherits whatever it does not set itself. */
export function VitrailProvider(props: VitrailProviderProps): ReactElement {
  const { resolveComponent, onAction, viewState, children } = props
  const outerViewState = useContext(ViewStateContext)
  const outerCache = useContext(ComponentCacheContext)
  const cache = useMemo(
    () => (resolveComponent === undefined ? outerCache : createComponentCache(resolveComponent)),
    [resolveComponent, outerCache],
  )
  return (
    <SettingsProvider given={props}>
      <ComponentCacheContext.Provider value={cache}>
        <ViewStateContext.Provider value={viewState ?? outerViewState}>
          <RenderOptionsProvider options={props}>
            <ActionHandlerContext.Provider value={useActionHandler(onAction)}>
              {children}
            </ActionHandlerContext.Provider>
          </RenderOptionsProvider>
        </ViewStateContext.Provider>
      </ComponentCacheContext.Provider>
    </SettingsProvider>
  )
}

/** A handler of stable identity, so that an inline one does not render every control again. */
function useActionHandler(own: ActionHandler | undefined): ActionHandler | undefined {
  const outer = useContext(ActionHandlerContext)
  const latest = useLatest(own)
  const stable = useCallback((action: UiAction) => latest.current?.(action), [latest])
  return own === undefined ? outer : stable
}
