import {
  diffValues,
  type PartialInput,
  type ToolPreview,
  TREE_COMPONENT,
  type TreeNode,
  type UiFrame,
} from '../../core/index.ts'

const DEFAULT_PREVIEW_THROTTLE_MS = 100

interface PreviewerOptions {
  toolCallId: string
  viewId: string
  preview: ToolPreview
  read(): PartialInput
  emit(frame: UiFrame): void
  onError(error: unknown): void
}

/** Draws one call's arguments while they are written. */
export interface Previewer {
  /** More was written. */
  update(): void
  /** Nothing more will be written: draws what is left undrawn. */
  flush(): void
  /** Takes the preview away, where one is shown, and stops. */
  withdraw(): void
}

/**
 * The first preview goes out at once, later ones at most every `throttleMs`; what came in between is drawn by a timer, so a model that
 * pauses never leaves its last words undrawn. A preview that fails is dropped, never the turn.
 */
export function createPreviewer(options: PreviewerOptions): Previewer {
  const { toolCallId, viewId, preview } = options
  const throttleMs = preview.throttleMs ?? DEFAULT_PREVIEW_THROTTLE_MS
  let shown: TreeNode | undefined
  let drawnAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let ended = false

  const cancelTimer = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const frameOf = (props: UiFrame['props']): UiFrame => ({
    kind: 'ui',
    id: viewId,
    component: TREE_COMPONENT,
    props,
    toolCallId,
    partial: true,
  })
  const end = (): void => {
    if (ended) return
    ended = true
    try {
      preview.end?.()
    } catch (error) {
      options.onError(error)
    }
  }
  const withdraw = (): void => {
    cancelTimer()
    stopped = true
    end()
    if (shown === undefined) return
    shown = undefined
    options.emit({ ...frameOf({}), withdrawn: true })
  }
  const draw = (): void => {
    cancelTimer()
    let tree: TreeNode | null | undefined
    try {
      tree = preview.render(options.read())
    } catch (error) {
      options.onError(error)
      tree = null
    }
    if (tree === null) withdraw()
    if (tree === null || tree === undefined) return
    drawnAt = performance.now()
    if (shown !== undefined && diffValues(shown, tree).length === 0) return
    shown = tree
    options.emit(frameOf({ root: tree }))
  }

  return {
    update() {
      if (stopped || timer !== undefined) return
      const wait = drawnAt + throttleMs - performance.now()
      if (wait <= 0) draw()
      else timer = setTimeout(draw, wait)
    },
    flush() {
      if (!stopped) draw()
      cancelTimer()
      stopped = true
    },
    withdraw,
  }
}
