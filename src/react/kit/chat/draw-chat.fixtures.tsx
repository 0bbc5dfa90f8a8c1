import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { type FakeHandler, fakeServer } from '../../../client/test-kit/fake-server.ts'
import { AgentProvider, type AgentProviderProps } from '../../index.ts'
import { stubDialogs } from '../stub-dialogs.fixtures.ts'
import { Chat, type ChatProps } from './chat.tsx'

/** jsdom has no layout and no modal dialogs. Returns what takes the stubs back, as `beforeEach` wants it. */
export function stubBrowser(): () => void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  return stubDialogs()
}

export interface DrawChatOptions {
  handlers?: Record<string, FakeHandler>
  provider?: Partial<AgentProviderProps>
  chat?: ChatProps
}

export function drawChat({ handlers = {}, provider = {}, chat = {} }: DrawChatOptions = {}) {
  const server = fakeServer({ 'GET /threads': () => Response.json({ threads: [] }), ...handlers })
  const drawn = render(
    <AgentProvider fetch={server.fetch} locale="en" timeZone="UTC" {...provider}>
      <Chat {...chat} />
    </AgentProvider>,
  )
  return { server, ...drawn }
}

/** Lets answers arrive and be drawn: what is on its way takes some turns of the event loop, and then a frame. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      await new Promise(requestAnimationFrame)
    }
  })
