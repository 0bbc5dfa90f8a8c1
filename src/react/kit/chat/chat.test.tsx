import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveResponse, META, numbered, sseResponse, sseText } from '../../../client/test-kit/fake-server.ts'
import type { Frame, Part, UiAction } from '../../../core/index.ts'
import { settle } from '../../agent/settle.fixtures.ts'
import { drawChat, stubBrowser } from './draw-chat.fixtures.tsx'

const text = (value: string): Frame => ({ kind: 'text', text: value })
const stop: Frame = { kind: 'finish', reason: 'stop' }
const answer = numbered(text('Hello **you**'), stop)
const says = (...frames: Frame[]) => sseResponse(sseText(numbered(...frames, stop)))

const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const log = () => screen.getByRole('log')

const stored = (parts: Part[], more: object = {}) => ({
  id: 't1',
  title: 'Orders',
  createdAt: 1,
  updatedAt: Date.UTC(2026, 0, 2),
  messages: [
    { id: 'u1', role: 'user', createdAt: 1, parts: [{ type: 'text', text: 'Hi' }] },
    { id: 'm1', role: 'assistant', runId: 'r1', createdAt: 2, finish: { reason: 'stop' }, parts, ...more },
  ],
})
const opened = (thread: object, handlers = {}) => ({
  handlers: { 'GET /threads/t1': () => Response.json(thread), ...handlers },
  provider: { threadId: 't1' },
})

let orderRenders = 0

function Order({ id }: { id: number }) {
  orderRenders += 1
  return <h4>Order {id}</h4>
}

const registry = { Order }

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('asking', () => {
  it('sends with Enter, shows the question at once and the answer as Markdown', async () => {
    const live = liveResponse()
    drawChat({ handlers: { 'POST /chat': () => live.response } })
    await userEvent.type(composer(), 'Hi there{Enter}')
    expect(composer().value).toBe('')
    expect(within(log()).getByText('Hi there')).toBeTruthy()
    expect(document.activeElement).toBe(composer())
    live.push(sseText(answer))
    live.close()
    await settle()
    expect(within(log()).getByText('you').tagName).toBe('STRONG')
  })

  it('breaks the line with Shift+Enter, and sends nothing blank', async () => {
    const { server } = drawChat()
    await userEvent.type(composer(), 'a{Shift>}{Enter}{/Shift}b')
    expect(composer().value).toBe('a\nb')
    await userEvent.clear(composer())
    await userEvent.type(composer(), '  {Enter}')
    expect(server.asked('POST /chat')).toHaveLength(0)
  })

  it('leaves the Enter of an input method alone, as Chrome and as Safari send it', async () => {
    const { server } = drawChat({ handlers: { 'POST /chat': () => says(text('Hello')) } })
    fireEvent.change(composer(), { target: { value: 'にほん' } })
    fireEvent.keyDown(composer(), { key: 'Enter', isComposing: true })
    fireEvent.compositionEnd(composer())
    fireEvent.keyDown(composer(), { key: 'Enter', keyCode: 229 })
    expect(composer().value).toBe('にほん')
    fireEvent.keyDown(composer(), { key: 'Enter', keyCode: 13 })
    await settle()
    expect(server.asked('POST /chat')).toHaveLength(1)
  })

  it('lets one write on while an answer streams, and stops it', async () => {
    const live = liveResponse()
    const { server } = drawChat({
      handlers: {
        'POST /chat': () => live.response,
        'POST /chat/r1/cancel': () => new Response(null, { status: 204 }),
      },
    })
    await userEvent.type(composer(), 'Hi{Enter}')
    live.push(sseText(numbered(text('Hel')), { end: 'cut' }))
    await settle()
    await userEvent.type(composer(), 'next{Enter}')
    expect(composer().value).toBe('next')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(server.asked('POST /chat/r1/cancel')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Stopping' })).toBeTruthy()
    live.push(
      `id: 2\ndata: ${JSON.stringify({ kind: 'finish', reason: 'cancelled' })}\n\nevent: done\ndata: {}\n\n`,
    )
    await settle()
    expect(within(log()).getByText('Stopped')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
    expect(composer().value).toBe('next')
  })

  it('offers suggestions, and sends what they stand for', async () => {
    const { server } = drawChat({
      handlers: { 'POST /chat': () => says(text('Hello')) },
      chat: { suggestions: [{ label: 'Weather', message: 'How is the weather?', hint: 'today' }] },
    })
    await userEvent.click(screen.getByRole('button', { name: /Weather/ }))
    await settle()
    expect(server.asked('POST /chat')[0]?.body).toMatchObject({ message: 'How is the weather?' })
  })

  it('keeps a message that was not sent, with a way to send it', async () => {
    let up = false
    const { server } = drawChat({
      handlers: {
        'POST /chat': () =>
          up
            ? says(text('Hello'))
            : Response.json({ error: { code: 'quota', message: 'Too much today.' } }, { status: 403 }),
      },
    })
    await userEvent.type(composer(), 'Hi{Enter}')
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('Too much today.')
    expect(within(log()).getByText('Not sent')).toBeTruthy()
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    const ids = server.asked('POST /chat').map(({ body }) => Reflect.get(Object(body), 'messageId'))
    expect(new Set(ids).size).toBe(1)
    expect(within(log()).getAllByText('Hi')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what is said aloud', () => {
  it('is each answer once, when it is complete, and not the log itself', async () => {
    const live = liveResponse()
    drawChat({ handlers: { 'POST /chat': () => live.response } })
    const said: string[] = []
    const region = screen.getAllByRole('status').find((element) => element.className === 'vt-visually-hidden')
    if (region === undefined) throw new Error('no live region')
    const observer = new MutationObserver(() => said.push(region.textContent))
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    await userEvent.type(composer(), 'Hi{Enter}')
    live.push(sseText(numbered(text('Hello '), text('you')), { end: 'cut' }))
    await settle()
    live.push(`id: 3\ndata: ${JSON.stringify(stop)}\n\nevent: done\ndata: {}\n\n`)
    await settle()
    expect(said).toEqual(['Answering', 'Answer: Hello you'])
    expect(log().getAttribute('aria-live')).toBe('off')
    observer.disconnect()
  })
})

describe('the parts of an answer', () => {
  it('draws reasoning folded, tools as rows, and leaves out calls that show as their view', async () => {
    const parts: Part[] = [
      { type: 'reasoning', text: 'Look it up.' },
      { type: 'tool', toolCallId: 'a', name: 'list_orders', state: 'done' },
      { type: 'tool', toolCallId: 'b', name: 'pay', state: 'failed', message: 'No card.' },
      { type: 'tool', toolCallId: 'c', name: 'ui__render', state: 'done' },
      { type: 'ui', id: 'c:ui:0', component: 'Order', props: { id: 7 }, toolCallId: 'c' },
      { type: 'warning', code: 'unsaved', message: 'Not saved yet.' },
    ]
    const options = opened(stored(parts))
    drawChat({ ...options, provider: { ...options.provider, registry } })
    await settle()
    expect(screen.getByText('Look it up.').closest('details')?.open).toBe(false)
    expect(screen.getByText('List orders')).toBeTruthy()
    expect(screen.getByText('No card.')).toBeTruthy()
    expect(screen.queryByText(/render/)).toBeNull()
    expect(screen.getByText('Order 7').tagName).toBe('H4')
    expect(screen.getByText('Not saved yet.')).toBeTruthy()
  })

  it('shows something done in a view as a chip, not as JSON', async () => {
    const action: UiAction = {
      viewId: 'v',
      nodeId: 'root',
      name: 'refund',
      payload: { id: 7, items: [1, 2], reason: 'A very long reason that nobody wants to read here' },
      message: 'Refund #7',
      pressId: 'p',
    }
    const thread = stored([{ type: 'text', text: 'Done.' }])
    const messages = [
      { ...thread.messages[0], action, parts: [{ type: 'text', text: 'Refund #7 {"id":7}' }] },
    ]
    drawChat(opened({ ...thread, messages }))
    await settle()
    const chip = within(log()).getByText('Refund #7').parentElement
    expect(chip?.dataset.uiAction).toBe('refund')
    expect(chip?.textContent).toBe('Refund #7id 7reason A very long reason that…+1')
  })

  it('says why an answer failed, and asks again', async () => {
    const thread = stored([], {
      finish: { reason: 'error', error: { code: 'model', message: 'Overloaded.' } },
    })
    const { server } = drawChat(opened(thread, { 'POST /chat': () => says(text('Hello')) }))
    await settle()
    expect(within(log()).getByText('Overloaded.')).toBeTruthy()
    await userEvent.click(within(log()).getByRole('button', { name: 'Try again' }))
    await settle()
    expect(server.asked('POST /chat')[0]?.body).toMatchObject({ message: 'Hi', threadId: 't1' })
  })

  it('copies an answer with its views as text', async () => {
    const user = userEvent.setup()
    const parts: Part[] = [
      { type: 'text', text: 'Two orders:' },
      { type: 'ui', id: 'v', component: 'Order', props: {}, fallbackText: '**Order 7**' },
    ]
    drawChat(opened(stored(parts)))
    await settle()
    await user.click(screen.getByRole('button', { name: 'Copy answer' }))
    expect(await navigator.clipboard.readText()).toBe('Two orders:\n\n**Order 7**')
    expect(await screen.findByText('Copied')).toBeTruthy()
  })
})

describe('approvals', () => {
  const request = (expiresAt: number): Frame => ({
    kind: 'approval-requested',
    approvalId: 'ap',
    toolCallId: 'c',
    name: 'send_mail',
    input: { to: 'ada@example.com', cc: null },
    expiresAt,
  })

  async function ask(expiresAt = Date.now() + 60_000, respond = () => new Response(null, { status: 204 })) {
    const live = liveResponse()
    const { server } = drawChat({
      handlers: { 'POST /chat': () => live.response, 'POST /approvals/ap': respond },
    })
    await userEvent.type(composer(), 'Mail her{Enter}')
    live.push(sseText(numbered(request(expiresAt)), { end: 'cut' }))
    await settle()
    return { server, live, card: screen.getByRole('region', { name: 'Allow “Send mail”?' }) }
  }

  it('shows what would be done, and sends one answer', async () => {
    const { server, live, card } = await ask()
    expect(within(card).getByText('ada@example.com')).toBeTruthy()
    await userEvent.dblClick(within(card).getByRole('button', { name: 'Allow' }))
    expect(server.asked('POST /approvals/ap').map(({ body }) => body)).toEqual([{ approve: true }])
    const settled: Frame = { kind: 'approval-settled', approvalId: 'ap', toolCallId: 'c', state: 'approved' }
    live.push(`id: 2\ndata: ${JSON.stringify(settled)}\n\n`)
    await settle()
    expect(within(card).getByText('Allowed')).toBeTruthy()
    expect(within(card).queryByRole('button')).toBeNull()
  })

  it('leaves it to the server when its time is over, whatever this clock says', async () => {
    const { live, card } = await ask(Date.now() - 60_000)
    expect(within(card).getByRole('button', { name: 'Allow' })).toBeTruthy()
    const settled: Frame = { kind: 'approval-settled', approvalId: 'ap', toolCallId: 'c', state: 'expired' }
    live.push(`id: 2\ndata: ${JSON.stringify(settled)}\n\n`)
    await settle()
    expect(within(card).getByText('Expired without an answer')).toBeTruthy()
    expect(within(card).queryByRole('button')).toBeNull()
  })

  it('says when the answer did not arrive, and takes it again', async () => {
    let up = false
    const { server, card } = await ask(Date.now() + 60_000, () =>
      up ? new Response(null, { status: 204 }) : new Response('', { status: 502 }),
    )
    await userEvent.click(within(card).getByRole('button', { name: 'Don’t allow' }))
    await settle()
    expect(within(card).getByRole('alert')).toBeTruthy()
    up = true
    await userEvent.click(within(card).getByRole('button', { name: 'Don’t allow' }))
    await settle()
    expect(within(card).queryByRole('alert')).toBeNull()
    expect(server.asked('POST /approvals/ap')).toHaveLength(2)
  })
})

describe('conversations', () => {
  const rows = [
    { id: 't1', title: 'Orders', createdAt: 1, updatedAt: Date.now() },
    { id: 't2', title: '', createdAt: 1, updatedAt: Date.now() - 60 * 86_400_000 },
  ]
  const handlers = {
    'GET /threads': () => Response.json({ threads: rows }),
    'GET /threads/t1': () => Response.json(stored([{ type: 'text', text: 'Two orders.' }])),
    'PATCH /threads/t1': () => Response.json({}),
    'DELETE /threads/t1': () => new Response(null, { status: 204 }),
  }
  const history = () => screen.getByRole('navigation', { name: 'Conversations' })

  it('groups them by day, opens one and marks it', async () => {
    const onThreadChange = vi.fn()
    drawChat({ handlers, provider: { onThreadChange } })
    await settle()
    expect(within(history()).getByText('Today')).toBeTruthy()
    expect(within(history()).getByText('Older')).toBeTruthy()
    await userEvent.click(within(history()).getByRole('button', { name: 'Orders' }))
    await settle()
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeTruthy()
    expect(within(log()).getByText('Two orders.')).toBeTruthy()
    expect(within(history()).getByRole('button', { name: 'Orders' }).getAttribute('aria-current')).toBe(
      'page',
    )
    expect(onThreadChange).toHaveBeenLastCalledWith('t1')
    await userEvent.click(screen.getAllByRole('button', { name: 'New conversation' })[0] ?? history())
    expect(screen.queryByRole('log')).toBeNull()
    expect(document.activeElement).toBe(composer())
  })

  it('renames with Enter, not with the Enter of an input method, and Escape leaves it', async () => {
    const { server } = drawChat({ handlers })
    await settle()
    await userEvent.click(within(history()).getByRole('button', { name: 'Rename “Orders”' }))
    const field = within(history()).getByRole<HTMLInputElement>('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '注文')
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(server.asked('PATCH /threads/t1')).toHaveLength(0)
    await userEvent.keyboard('{Enter}')
    expect(server.asked('PATCH /threads/t1').map(({ body }) => body)).toEqual([{ title: '注文' }])
    const renamed = within(history()).getByRole('button', { name: '注文' })
    expect(document.activeElement).toBe(renamed)

    await userEvent.click(within(history()).getByRole('button', { name: 'Rename “注文”' }))
    await userEvent.keyboard('x{Escape}')
    expect(server.asked('PATCH /threads/t1')).toHaveLength(1)
  })

  it('deletes after a question, and the open one makes place', async () => {
    const { server } = drawChat({ handlers, provider: { threadId: 't1' } })
    await settle()
    await userEvent.click(within(history()).getByRole('button', { name: 'Delete “Orders”' }))
    expect(document.activeElement?.textContent).toBe('Keep')
    await userEvent.keyboard('{Escape}')
    expect(server.asked('DELETE /threads/t1')).toHaveLength(0)
    await userEvent.click(within(history()).getByRole('button', { name: 'Delete “Orders”' }))
    await userEvent.click(within(history()).getByRole('button', { name: 'Delete' }))
    await settle()
    expect(server.asked('DELETE /threads/t1')).toHaveLength(1)
    expect(within(history()).queryByRole('button', { name: 'Orders' })).toBeNull()
    expect(screen.queryByRole('log')).toBeNull()
  })

  it('opens over the chat where there is no room, and gives the focus back', async () => {
    drawChat({ handlers })
    await settle()
    const opener = screen.getAllByRole('button', { name: 'Show conversations' }).at(-1)
    if (opener === undefined) throw new Error('no opener')
    await userEvent.click(opener)
    const drawer = screen.getByRole('dialog', { name: 'Conversations' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close conversations' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })
})

describe('what is drawn again while an answer streams', () => {
  it('is the answer alone, however long the conversation', async () => {
    orderRenders = 0
    const messages = Array.from({ length: 100 }, (_, index) => ({
      id: `a${index}`,
      role: 'assistant',
      runId: `r-${index}`,
      createdAt: index,
      finish: { reason: 'stop' },
      parts: [{ type: 'ui', id: 'v', component: 'Order', props: { id: index } }],
    }))
    const live = liveResponse()
    const options = opened({ ...stored([]), messages }, { 'POST /chat': () => live.response })
    drawChat({ ...options, provider: { ...options.provider, registry } })
    await settle()
    expect(orderRenders).toBe(100)
    await userEvent.type(composer(), 'More{Enter}')
    live.push(sseText([], { end: 'cut', meta: { ...META, runId: 'rx', messageId: 'mx' } }))
    for (let seq = 1; seq <= 20; seq++) {
      await act(async () => live.push(`id: ${seq}\ndata: ${JSON.stringify(text(`word${seq} `))}\n\n`))
    }
    await settle()
    expect(log().textContent).toContain('word20')
    expect(orderRenders).toBe(100)
  })
})
