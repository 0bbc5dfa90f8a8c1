import { createContext, useContext } from 'react'

/** The view being drawn. */
export interface ViewScope {
  readonly viewId: string
  /** The run that made it; a view's id is unique within it. '' outside one. */
  readonly runId: string
  /** The conversation it belongs to; '' outside one. */
  readonly threadId: string
}

const OUTSIDE: ViewScope = Object.freeze({ viewId: '', runId: '', threadId: '' })

export const ViewScopeContext = createContext<ViewScope>(OUTSIDE)

/** Apart from the scope, as the next one. */
export const ViewFromToolContext = createContext(false)

/** Apart from the scope, so that a view becoming final renders only what asks. */
export const ViewFinalContext = createContext(true)

/** Which view a renderer stands in. */
export function useViewScope(): ViewScope {
  return useContext(ViewScopeContext)
}

/** True where an app's own tool wrote the view: what it holds is the app's word, not a model's. */
export function useViewFromTool(): boolean {
  return useContext(ViewFromToolContext)
}

/** False while the view is a preview: controls are disabled, nothing is raised, nothing is fetched. */
export function useViewFinal(): boolean {
  return useContext(ViewFinalContext)
}

/** Apart from the scope, and never another object: who asks is not drawn again by it. */
export const ViewPaintedContext = createContext<{ readonly current: boolean }>({ current: false })

/** Whether the finished view has been on the page before: what appears in it from then on is news. */
export function useViewPainted(): { readonly current: boolean } {
  return useContext(ViewPaintedContext)
}
