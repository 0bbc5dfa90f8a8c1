import { isPlainObject, type ThreadDetail, type ThreadMessage, type ThreadSummary } from '../../core/index.ts'

/** Reads `GET /threads/:id`; anything that is not a message is left out. */
export function readThread(body: unknown): ThreadDetail | undefined {
  if (!isPlainObject(body) || typeof body.id !== 'string' || !Array.isArray(body.messages)) return undefined
  const { id, title, createdAt, updatedAt, activeRunId, messages } = body
  return {
    id,
    title: typeof title === 'string' ? title : '',
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
    updatedAt: typeof updatedAt === 'number' ? updatedAt : 0,
    ...(typeof activeRunId === 'string' && { activeRunId }),
    messages: messages.filter(isThreadMessage),
  }
}

/** The fields that drawing leans on; the parts are read one by one when they are drawn. */
function isThreadMessage(value: unknown): value is ThreadMessage {
  return (
    isPlainObject(value) &&
    typeof value.id === 'string' &&
    (value.role === 'user' || value.role === 'assistant') &&
    Array.isArray(value.parts) &&
    value.parts.every((part) => isPlainObject(part) && typeof part.type === 'string')
  )
}

/** Reads `GET /threads`; anything that is not a thread is left out. */
export function readThreads(body: unknown): ThreadSummary[] {
  const list = isPlainObject(body) ? body.threads : body
  return Array.isArray(list) ? list.filter(isThreadSummary) : []
}

function isThreadSummary(value: unknown): value is ThreadSummary {
  return (
    isPlainObject(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    typeof value.updatedAt === 'number'
  )
}
