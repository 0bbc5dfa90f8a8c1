import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import type { ServerConfig } from '../../shared/server-config.ts'
import { readCanvasAddress } from '../canvas/canvas-address.ts'
import { fetchConfig } from './fetch-config.ts'
import { Playground } from './playground.tsx'
import { readThreadAddress } from './thread-address.ts'

const CanvasPage = lazy(() => import('../canvas/canvas-page.tsx'))

/** The chat or the canvas, by the address. Asks the server what it is before anything else. */
export function App({ address }: { address: string }): ReactElement {
  const [config, setConfig] = useState<ServerConfig>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    fetchConfig().then(
      (answer) => isCurrent && setConfig(answer),
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  if (config !== undefined) {
    const canvas = readCanvasAddress(address)
    if (canvas === undefined) return <Playground config={config} threadId={readThreadAddress(address)} />
    return (
      <Suspense fallback={<p className="pg-loading">Opening the canvas…</p>}>
        <CanvasPage server={config} {...canvas} />
      </Suspense>
    )
  }
  if (failure === undefined) return <p className="pg-loading">Connecting…</p>
  const retry = (): void => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <div className="pg-loading" role="alert">
      <p>The playground’s server does not answer: {failure}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
