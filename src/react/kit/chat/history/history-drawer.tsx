import { type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { HistoryPanel } from './history-panel.tsx'

/** The conversations over the chat, where there is no room beside it. A modal dialog: Escape closes, the focus goes back. */
export function HistoryDrawer({ onNew, onClose }: { onNew(): void; onClose(): void }): ReactElement {
  const say = useChatSay()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      className="vt-chat-drawer"
      aria-label={say('chat.history')}
      // Told late: in strict mode it has been opened again by then.
      onClose={() => dialog.current?.open === false && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div data-part="sheet">
        <HistoryPanel
          onNew={() => {
            onClose()
            onNew()
          }}
          onChoose={onClose}
          closer={
            <button
              type="button"
              className="vt-button"
              data-variant="ghost"
              data-size="icon"
              aria-label={say('chat.historyClose')}
              onClick={onClose}
            >
              <Icon name="x" />
            </button>
          }
        />
      </div>
    </dialog>
  )
}
