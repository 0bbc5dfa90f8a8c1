import type { ReactElement } from 'react'
import type { CanvasChoice } from '../../shared/canvas-config.ts'
import type { ServerConfig } from '../../shared/server-config.ts'
import { type CanvasAddress, canvasAddress } from './canvas-address.ts'
import { CanvasDesk } from './canvas-desk.tsx'
import { useCanvasConfig } from './use-canvas-config.ts'
import './canvas.css'

interface CanvasPageProps extends CanvasAddress {
  server: ServerConfig
}

/** A dashboard built by talking: the conversation beside its canvas, over one of the data sets. */
export default function CanvasPage({ server, dataset, threadId }: CanvasPageProps): ReactElement {
  const choice = server.canvases.find(({ id }) => id === dataset) ?? server.canvases[0]
  if (choice === undefined) return <p className="pg-loading">This server has no data sets.</p>
  return <Desk key={choice.id} server={server} choice={choice} threadId={threadId} />
}

interface DeskProps {
  server: ServerConfig
  choice: CanvasChoice
  threadId: string | undefined
}

function Desk({ server, choice, threadId }: DeskProps): ReactElement {
  const loaded = useCanvasConfig(choice.id)
  switch (loaded.status) {
    case 'loading':
      return <p className="pg-loading">Opening {choice.name}…</p>
    case 'failed':
      return (
        <div className="pg-loading" role="alert">
          <p>
            {choice.name} cannot be opened: {loaded.message}
          </p>
          <button type="button" onClick={loaded.retry}>
            Try again
          </button>
          <p>
            <a href={canvasAddress(server.canvases[0]?.id)}>Another data set</a>
          </p>
        </div>
      )
    case 'ready':
      return <CanvasDesk server={server} config={loaded.config} threadId={threadId} />
  }
}
