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

/** In a context of its own, like the next one. */
export const ViewFromToolContext = createContext(false)

/** In a context of its own, so that a view becoming final renders only those who read it. */
export const ViewFinalContext = createContext(true)

/** Which view a renderer stands in. */
export function useViewScope(): ViewScope {
  return useContext(ViewScopeContext)
}

/** True where one of the app's own tools wrote the view, so that its content comes from the app, not from a model. */
export function useViewFromTool(): boolean {
  return useContext(ViewFromToolContext)
}

/** False while the view is a preview: controls are disabled, nothing is raised, nothing is fetched. */
export function useViewFinal(): boolean {
  return useContext(ViewFinalContext)
}

/** In a context of its own, and always the same ref, so that it never causes a render. */
export const ViewPaintedContext = createContext<{ readonly current: boolean }>({ current: false })

/** Whether the finished view has been on the page before: whatever appears in it from then on is new. */
export function useViewPainted(): { readonly current: boolean } {
  return useContext(ViewPaintedContext)
}
