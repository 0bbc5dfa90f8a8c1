import { type Frame, foldFrame, initialRunState, type RunState, readFrame, type UiAction } from 'vitrail'
import { webCatalog } from '../shared/catalog.ts'
import type { Playground } from './create-playground.ts'

interface AskOptions {
  threadId?: string
  /** What the person did in a view, instead of the message. */
  action?: UiAction
  /** What the person answers to an approval. */
  approve?: boolean
}

export interface Answer {
  threadId: string
  frames: Frame[]
  /** The message, as folded by the browser. */
  run: RunState
  /** The prose of the message. */
  text: string
}

/** Asks as the page does: over HTTP, with the capabilities of the page. */
export async function ask(
  playground: Playground,
  message: string,
  options: AskOptions = {},
): Promise<Answer> {
  const components = webCatalog.components.map(({ name, version }) => ({ name, version }))
  const response = await playground.fetch(
    post('/agent/chat', {
      ...(options.action === undefined ? { message } : { action: options.action }),
      uiCapabilities: { components },
      ...(options.threadId !== undefined && { threadId: options.threadId }),
    }),
  )
  if (response.body === null || !response.ok) throw new Error(await response.text())
  const frames: Frame[] = []
  let run = initialRunState
  let threadId = ''
  for await (const { event, id, data } of readEvents(response.body)) {
    if (event === 'meta') threadId = JSON.parse(data).threadId
    const frame = event === undefined ? readFrame(JSON.parse(data)) : undefined
    if (frame === undefined) continue
    frames.push(frame)
    run = foldFrame(run, Number(id), frame)
    if (frame.kind === 'approval-requested') {
      const approve = options.approve ?? true
      await playground.fetch(post(`/agent/approvals/${frame.approvalId}`, { approve }))
    }
  }
  const text = run.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  return { threadId, frames, run, text }
}

function post(path: string, body: object): Request {
  return new Request(`http://127.0.0.1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

interface ServerEvent {
  event: string | undefined
  id: string | undefined
  data: string
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      yield { event: field('event'), id: field('id'), data: field('data') ?? '{}' }
    }
  }
}
