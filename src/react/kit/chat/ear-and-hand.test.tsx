import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveResponse, numbered, sseText } from '../../../client/test-kit/fake-server.ts'
import { defineCatalog, type Frame } from '../../../core/index.ts'
import { KIT_COMPONENTS } from '../../../kit/index.ts'
import { settle } from '../../agent/settle.fixtures.ts'
import { kitRegistry } from '../registry.ts'
import { drawChat, stubBrowser } from './draw-chat.fixtures.tsx'

const text = (value: string): Frame => ({ kind: 'text', text: value })
const view = (component: string, props: Extract<Frame, { kind: 'ui' }>['props']): Frame => ({
  kind: 'ui',
  id: component,
  component,
  props,
})
const frameOf = (id: number, frame: Frame): string => `id: ${id}\ndata: ${JSON.stringify(frame)}\n\n`

const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const conversation = () => screen.getByRole('region', { name: 'Conversation' })
const said = () =>
  screen.getAllByRole('status').find(({ className }) => className === 'vt-visually-hidden')?.textContent

async function ask(handlers: Parameters<typeof drawChat>[0] = {}) {
  const live = liveResponse()
  const answers = [live.response]
  drawChat({
    ...handlers,
    provider: { registry: kitRegistry, catalog: defineCatalog(KIT_COMPONENTS) },
    handlers: {
      'POST /chat': () => answers.shift() ?? liveResponse().response,
      ...handlers.handlers,
    },
  })
  await userEvent.type(composer(), 'Hi{Enter}')
  return {
    push(...frames: Frame[]) {
      live.push(sseText(numbered(...frames), { end: 'cut' }))
      return settle()
    },
    async end(id: number, finish: Frame) {
      live.push(`${frameOf(id, finish)}event: done\ndata: {}\n\n`)
      await settle()
    },
    async next(id: number, frame: Frame) {
      live.push(frameOf(id, frame))
      await settle()
    },
  }
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('what an answer sounds like', () => {
  it.each<[string, Frame, Frame, string]>([
    ['stopped', text('Half'), { kind: 'finish', reason: 'cancelled' }, 'Answer: Half\nStopped'],
    [
      'failed',
      text('Half'),
      { kind: 'finish', reason: 'error', error: { code: 'x', message: 'No ink.' } },
      'Answer: Half\nNo ink.',
    ],
    [
      'cut off',
      text('Half'),
      { kind: 'finish', reason: 'limit' },
      'Answer: Half\nThe answer was cut off: it reached its limit.',
    ],
    [
      'a table',
      view('DataTable', {
        title: 'Orders',
        columns: [{ key: 'id', label: 'Id' }],
        rows: [{ id: 1 }, { id: 2 }],
      }),
      { kind: 'finish', reason: 'stop' },
      'Answer: Orders. Table, 2 rows',
    ],
    [
      'a chart',
      view('Chart', {
        title: 'Weight',
        type: 'bar',
        xKey: 'x',
        series: [{ key: 'y' }],
        data: [
          { x: 'a', y: 1 },
          { x: 'b', y: 2 },
        ],
      }),
      { kind: 'finish', reason: 'stop' },
      'Answer: Weight. Bar chart',
    ],
    [
      'a field to fill in',
      view('Input', { label: 'Name', name: 'name' }),
      { kind: 'finish', reason: 'stop' },
      'Answer: Name: ',
    ],
  ])('%s', async (_, part, finish, words) => {
    const { push, end } = await ask()
    await push(part)
    await end(2, finish)
    expect(said()).toBe(words)
  })
})

describe('the focus, where what had it leaves', () => {
  it('goes from Stop to the field', async () => {
    const { push, end } = await ask({
      handlers: { 'POST /chat/r1/cancel': () => new Response(null, { status: 204 }) },
    })
    await push(text('Hel'))
    screen.getByRole('button', { name: 'Stop' }).focus()
    await userEvent.keyboard('{Enter}')
    await end(2, { kind: 'finish', reason: 'cancelled' })
    expect(document.activeElement).toBe(composer())
  })

  it('goes from the answer given to the question', async () => {
    const { push, next } = await ask({
      handlers: { 'POST /approvals/ap': () => new Response(null, { status: 204 }) },
    })
    await push({
      kind: 'approval-requested',
      approvalId: 'ap',
      toolCallId: 'c',
      name: 'send_mail',
      input: {},
      expiresAt: Date.now() + 60_000,
    })
    screen.getByRole('button', { name: 'Allow' }).focus()
    await userEvent.keyboard('{Enter}')
    await next(2, { kind: 'approval-settled', approvalId: 'ap', toolCallId: 'c', state: 'approved' })
    expect(within(conversation()).getByText('Allowed')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /Allow/ }))
  })

  it('goes from Try again to the conversation', async () => {
    const { push, end } = await ask()
    await push(text('Half'))
    await end(2, { kind: 'finish', reason: 'error', error: { code: 'x', message: 'No ink.' } })
    screen.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await settle()
    expect(document.activeElement).toBe(conversation())
  })

  it('goes from a conversation that is deleted to the next', async () => {
    const row = (id: string, title: string) => ({ id, title, createdAt: 1, updatedAt: Date.now() })
    const threads = [row('t1', 'Orders'), row('t2', 'Cars')]
    drawChat({
      handlers: {
        'GET /threads': () => Response.json({ threads }),
        'DELETE /threads/t1': () => new Response(null, { status: 204 }),
        'DELETE /threads/t2': () => new Response(null, { status: 204 }),
      },
    })
    await settle()
    for (const [title, heir] of [
      ['Orders', 'Cars'],
      ['Cars', 'New conversation'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: `Delete “${title}”` }))
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
      await settle()
      expect(document.activeElement?.textContent).toBe(heir)
    }
  })
})
