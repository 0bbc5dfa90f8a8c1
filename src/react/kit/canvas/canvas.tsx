import { type KeyboardEvent, type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { useCanvas, useCanvasState } from '../../index.ts'
import { VitrailRoot } from '../root/vitrail-root.tsx'
import { CanvasAnnouncer, type Told } from './canvas-announcer.tsx'
import { CanvasNotices } from './canvas-notices.tsx'
import { CanvasStateContext } from './canvas-state-context.ts'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { CardDrag } from './drag/card-drag.tsx'
import { type CanvasSuggestion, EmptyCanvas } from './empty-canvas.tsx'
import { CanvasGrid } from './rows/canvas-grid.tsx'
import { useCanvasSay } from './words/use-canvas-say.ts'

/** What surrounds the cards. */
export interface CanvasProps {
  /** Beside undo and redo. */
  title?: ReactNode
  /** Shown while nothing is on it. */
  emptyTitle?: ReactNode
  emptyText?: ReactNode
  /** Things to ask for, while nothing is on it. */
  suggestions?: readonly CanvasSuggestion[]
  /** Receives a chosen suggestion. Default: sends it to the conversation. */
  onSuggestion?(message: string): void
  /** At the end of the bar. */
  barEnd?: ReactNode
  className?: string
}

/** A complete canvas for the nearest `CanvasProvider`: cards that the model and the person arrange. It is as high as its content. */
export function Canvas(props: CanvasProps): ReactElement {
  const { title, emptyTitle, emptyText, suggestions, onSuggestion, barEnd, className } = props
  const say = useCanvasSay()
  const { status, isEmpty, say: sayInChat, undo, redo } = useCanvas()
  const getState = useCanvasState()
  const [told, setTold] = useState<Told>()
  const tools = useMemo(() => ({ getState, tell: (words: string) => setTold({ words }) }), [getState])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
    if (isWriting(event.target)) return
    event.preventDefault()
    void (event.shiftKey ? redo() : undo())
  }

  return (
    <VitrailRoot className={className === undefined ? 'vt-canvas-root' : `vt-canvas-root ${className}`}>
      <CanvasStateContext.Provider value={tools}>
        <section className="vt-canvas" aria-label={say('canvas.label')} tabIndex={-1} onKeyDown={onKeyDown}>
          <CanvasToolbar title={title} end={barEnd} />
          <CanvasNotices />
          {isEmpty && status !== 'loading' && status !== 'error' ? (
            <EmptyCanvas
              title={emptyTitle}
              text={emptyText}
              suggestions={suggestions}
              onChoose={onSuggestion ?? sayInChat}
            />
          ) : (
            <CardDrag getState={getState}>
              <CanvasGrid />
            </CardDrag>
          )}
          <CanvasAnnouncer told={told} />
        </section>
      </CanvasStateContext.Provider>
    </VitrailRoot>
  )
}

/** Elements with an undo of their own. */
function isWriting(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return (
    target instanceof HTMLInputElement &&
    !['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file'].includes(target.type)
  )
}
