import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { AgentChatClient } from '../../client/index.ts'
import { useLatest } from '../provider/use-latest.ts'

/** Keeps a client in step with its provider: which thread is open, and that it ends when the provider goes. */
export function useConnection(
  client: AgentChatClient,
  owned: boolean,
  threadId: string | null | undefined,
  onThreadChange: ((threadId: string | undefined) => void) | undefined,
): void {
  useEffect(() => {
    if (threadId === null) {
      if (client.getSnapshot().threadId !== undefined) client.reset()
    } else if (threadId !== undefined) void client.open(threadId)
  }, [client, threadId])

  const read = () => client.getSnapshot().threadId
  const current = useSyncExternalStore(client.subscribe, read, read)
  const notify = useLatest(onThreadChange)
  // Reports changes, not the initial thread: an app that keeps the thread in its address would clear it.
  const told = useRef(current)
  useEffect(() => {
    if (told.current === current) return
    told.current = current
    notify.current?.(current)
  }, [current, notify])

  useEffect(() => pickUpWhenOnline(client), [client])
  useEffect(() => (owned ? leaveWhenGone(client) : undefined), [client, owned])
}

function pickUpWhenOnline(client: AgentChatClient): () => void {
  const pickUp = (): void => {
    const state = client.getSnapshot()
    if (state.status === 'error' && state.runId !== undefined) void client.retry()
  }
  window.addEventListener('online', pickUp)
  return () => window.removeEventListener('online', pickUp)
}

const leaving = new WeakMap<AgentChatClient, ReturnType<typeof setTimeout>>()

/** Strict mode unmounts and remounts at once, so a client is closed only if nothing has claimed it again. */
function leaveWhenGone(client: AgentChatClient): () => void {
  clearTimeout(leaving.get(client))
  return () => {
    leaving.set(
      client,
      setTimeout(() => client.reset(), 0),
    )
  }
}
