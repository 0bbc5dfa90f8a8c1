import { useEffect, useState } from 'react'
import { CanvasConfig } from '../../shared/canvas-config.ts'

type LoadedConfig =
  | { status: 'loading' }
  | { status: 'ready'; config: CanvasConfig }
  | { status: 'failed'; message: string; retry(): void }

/** Asks the server for one data set; opening a large one takes a moment. */
export function useCanvasConfig(dataset: string): LoadedConfig {
  const [attempt, setAttempt] = useState(0)
  const key = `${dataset} ${attempt}`
  const [loaded, setLoaded] = useState<{ key: string; answer: LoadedConfig }>()
  useEffect(() => {
    let isCurrent = true
    const retry = (): void => setAttempt(attempt + 1)
    const tell = (answer: LoadedConfig): void => {
      if (isCurrent) setLoaded({ key, answer })
    }
    fetchConfig(dataset).then(
      (config) => tell({ status: 'ready', config }),
      (error: unknown) =>
        tell({ status: 'failed', message: error instanceof Error ? error.message : String(error), retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [dataset, attempt, key])
  return loaded?.key === key ? loaded.answer : { status: 'loading' }
}

async function fetchConfig(dataset: string): Promise<CanvasConfig> {
  const response = await fetch(`/canvas/${dataset}/config`)
  const body: unknown = await response.json()
  if (response.ok) return CanvasConfig.parse(body)
  throw new Error(messageOf(body) ?? `The server answered ${response.status}.`)
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const { error } = body
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage && typeof error.message === 'string' ? error.message : undefined
}
