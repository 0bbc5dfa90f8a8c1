import type { ReactElement, ReactNode } from 'react'
import { useCanvas } from '../../index.ts'
import { CanvasIcon } from './canvas-icon.tsx'
import { useCanvasSay } from './words/use-canvas-say.ts'

/** Undo and redo of all changes, including those of the model. */
export function CanvasToolbar({ title, end }: { title: ReactNode; end: ReactNode }): ReactElement {
  const say = useCanvasSay()
  const { canUndo, canRedo, undo, redo } = useCanvas()
  return (
    <div className="vt-canvas-bar">
      <div data-part="title">{title}</div>
      <BarButton
        label={say('canvas.undo')}
        icon="undo"
        keys="Control+Z"
        enabled={canUndo}
        onPress={() => void undo()}
      />
      <BarButton
        label={say('canvas.redo')}
        icon="redo"
        keys="Control+Shift+Z"
        enabled={canRedo}
        onPress={() => void redo()}
      />
      {end}
    </div>
  )
}

interface BarButtonProps {
  label: string
  icon: 'undo' | 'redo'
  keys: string
  enabled: boolean
  onPress(): void
}

/** Stays focusable with nothing to undo, so that the focus is not lost with the last step. */
function BarButton({ label, icon, keys, enabled, onPress }: BarButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="vt-button"
      data-variant="ghost"
      data-size="icon"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={!enabled || undefined}
      onClick={() => {
        if (enabled) onPress()
      }}
    >
      <CanvasIcon name={icon} />
    </button>
  )
}
