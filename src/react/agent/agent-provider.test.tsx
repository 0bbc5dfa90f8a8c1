import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  fakeServer,
  liveResponse,
  numbered,
  sseResponse,
  sseText,
} from '../../client/test-kit/fake-server.ts'
import { defineCatalog, defineComponent, type Frame, type UiPart } from '../../core/index.ts'
import { useAction } from '../action/use-action.ts'
import { GenerativeUI } from '../render/generative-ui.tsx'
import { AgentProvider } from './agent-provider.tsx'
import { capabilitiesOf } from './capabilities-of.ts'
import { settle } from './settle.fixtures.ts'
import { useAgentChat } from './use-agent-chat.ts'

const text = (value: string): Frame => ({ kind: 'text', text: value })
const answer = numbered(text('Hello'), { kind: 'finish', reason: 'stop' })
const threads = { 'GET /threads': () => Response.json({ threads: [] }) }
const thread = {
  id: 't1',
  title: 'T',
  createdAt: 1,
  updatedAt: 1,
  activeRunId: 'r1',
  messages: [{ id: 'u1', role: 'user', createdAt: 1, parts: [{ type: 'text', text: 'Hi' }] }],
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Transcript() {
  const { messages } = useAgentChat()
  return (
    <p>
      {messages
        .flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.part.text : '')))
        .join('|')}
    </p>
  )
}

function Greeter() {
  const { send } = useAgentChat()
  useEffect(() => {
    void send('Hi')
  }, [send])
  return null
}

describe('strict mode and many users of one conversation', () => {
  it('is one resume', async () => {
    const live = liveResponse()
    const server = fakeServer({
      ...threads,
      'GET /threads/t1': () => Response.json(thread),
      'GET /chat/r1/stream': () => live.response,
    })
    render(
      <StrictMode>
        <AgentProvider fetch={server.fetch} threadId="t1">
          {Array.from({ length: 20 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <Transcript key={index} />
          ))}
        </AgentProvider>
      </StrictMode>,
    )
    await settle()
    live.push(sseText(answer))
    await settle()
    await settle()
    expect(screen.getAllByText('Hi|Hello')).toHaveLength(20)
    expect(server.asked('GET /threads/t1')).toHaveLength(1)
    expect(server.asked('GET /chat/r1/stream')).toHaveLength(1)
  })

  it('is one sending from an effect', async () => {
    const server = fakeServer({ ...threads, 'POST /chat': () => sseResponse(sseText(answer)) })
    render(
      <StrictMode>
        <AgentProvider fetch={server.fetch}>
          <Greeter />
          <Transcript />
        </AgentProvider>
      </StrictMode>,
    )
    await settle()
    await settle()
    expect(screen.getByText('Hi|Hello')).toBeTruthy()
    expect(server.asked('POST /chat')).toHaveLength(1)
  })

  it('opens the thread of its address, and tells only of changes', async () => {
    const server = fakeServer({
      ...threads,
      'GET /threads/*': ({ path }) => Response.json({ ...thread, id: path.slice(9), activeRunId: undefined }),
    })
    const told = vi.fn()
    const page = (threadId: string | null) => (
      <StrictMode>
        <AgentProvider fetch={server.fetch} threadId={threadId} onThreadChange={told}>
          <Transcript />
        </AgentProvider>
      </StrictMode>
    )
    const { rerender } = render(page('t1'))
    await settle()
    rerender(page('t2'))
    await settle()
    rerender(page(null))
    await settle()
    expect(told.mock.calls).toEqual([['t1'], ['t2'], [undefined]])
    expect(server.asked('GET /threads/*')).toHaveLength(2)
  })

  it('leaves its run when the provider is gone', async () => {
    const live = liveResponse()
    const server = fakeServer({
      ...threads,
      'GET /threads/t1': () => Response.json(thread),
      'GET /chat/r1/stream': () => live.response,
    })
    const { unmount } = render(
      <AgentProvider fetch={server.fetch} threadId="t1">
        <Transcript />
      </AgentProvider>,
    )
    await settle()
    const [stream] = server.asked('GET /chat/r1/stream')
    unmount()
    await settle()
    expect(stream?.signal?.aborted).toBe(true)
    expect(server.asked('POST /chat/r1/cancel')).toHaveLength(0)
  })
})

const catalog = defineCatalog([
  defineComponent({
    name: 'Card',
    description: 'A card.',
    version: 3,
    props: z.object({ title: z.string() }),
  }),
  defineComponent({ name: 'Lost', description: 'Nobody draws it.', props: z.object({}) }),
  defineComponent({
    name: 'Press',
    description: 'A button.',
    props: z.object({}),
    actions: { go: z.object({}) },
  }),
])
function Press() {
  const { state, disabled, press } = useAction()
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={(event) => void press(event, { name: 'go', payload: { id: 7 }, message: 'Go' })}
    >
      {state.status === 'refused' ? state.reason : state.status}
    </button>
  )
}

const registry = { Card: ({ title }: { title: string }) => <h3>{title}</h3>, Press }

describe('what is told of views', () => {
  it('derives what can be drawn from the registry and the catalog', () => {
    expect(capabilitiesOf(registry, catalog)).toEqual({
      components: [
        { name: 'Card', version: 3 },
        { name: 'Press', version: 1 },
      ],
    })
  })

  const view = (component: string, props = {}, more: Partial<UiPart> = {}): UiPart => ({
    type: 'ui',
    id: 'v1',
    component,
    props,
    ...more,
  })

  it('sends capabilities and what failed to draw with the next message', async () => {
    const server = fakeServer({ ...threads, 'POST /chat': () => sseResponse(sseText(answer)) })
    render(
      <AgentProvider fetch={server.fetch} registry={registry} catalog={catalog}>
        <GenerativeUI part={view('Card', { title: 7 })} />
        <Greeter />
      </AgentProvider>,
    )
    await settle()
    expect(server.asked('POST /chat')[0]?.body).toMatchObject({
      uiCapabilities: capabilitiesOf(registry, catalog),
      clientIssues: [{ viewId: 'v1', nodeId: 'root', code: 'invalid_props' }],
    })
  })

  it('raises an action once while it is busy, as the next message', async () => {
    const live = liveResponse()
    const server = fakeServer({ ...threads, 'POST /chat': () => live.response })
    render(
      <AgentProvider fetch={server.fetch} registry={registry} catalog={catalog}>
        <GenerativeUI part={view('Press')} />
        <Transcript />
      </AgentProvider>,
    )
    const button = screen.getByRole('button')
    await userEvent.dblClick(button)
    expect(button.textContent).toBe('busy')
    live.push(sseText(answer))
    await settle()
    await settle()
    expect(button.textContent).toBe('done')
    expect(server.asked('POST /chat')).toHaveLength(1)
    expect(server.asked('POST /chat')[0]?.body).toMatchObject({
      action: { viewId: 'v1', nodeId: 'root', name: 'go', payload: { id: 7 }, message: 'Go' },
    })
    expect(screen.getByText('Go|Hello')).toBeTruthy()
  })

  it('says why an action was refused, and the button comes back', async () => {
    const server = fakeServer({
      ...threads,
      'POST /chat': () =>
        Response.json({ error: { code: 'forbidden', message: 'Not yours.' } }, { status: 403 }),
    })
    render(
      <AgentProvider fetch={server.fetch} registry={registry} catalog={catalog}>
        <GenerativeUI part={view('Press')} />
      </AgentProvider>,
    )
    await userEvent.click(screen.getByRole('button'))
    await settle()
    expect(screen.getByRole('button').textContent).toBe('Not yours.')
    await userEvent.click(screen.getByRole('button'))
    await settle()
    const presses = server.asked('POST /chat').map(({ body }) => (body as { messageId: string }).messageId)
    expect(new Set(presses).size).toBe(2)
  })

  it('raises nothing from a preview', async () => {
    const onAction = vi.fn()
    const part = view('genui:tree', { root: { type: 'Press', props: {} } }, { partial: true })
    render(
      <AgentProvider fetch={fakeServer({}).fetch} registry={registry} catalog={catalog} onAction={onAction}>
        <GenerativeUI part={part} />
      </AgentProvider>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button')
    expect(button.disabled).toBe(true)
    button.disabled = false
    await userEvent.click(button)
    expect(onAction).not.toHaveBeenCalled()
  })
})
