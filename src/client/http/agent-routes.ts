import type { ChatRequest, StreamOptions, ThreadDetail, ThreadSummary } from '../../core/index.ts'
import type { Result } from './chat-error.ts'
import type { Http } from './create-http.ts'
import { readThread, readThreads } from './read-thread.ts'

/** The server's routes as functions. */
export interface AgentRoutes {
  chat(request: ChatRequest, signal: AbortSignal): Promise<Result<Response>>
  stream(runId: string, after: number, signal: AbortSignal): Promise<Result<Response>>
  cancel(runId: string): Promise<Result>
  approve(approvalId: string, approve: boolean): Promise<Result>
  threads(): Promise<Result<ThreadSummary[]>>
  thread(threadId: string, signal: AbortSignal): Promise<Result<ThreadDetail>>
  renameThread(threadId: string, title: string): Promise<Result>
  deleteThread(threadId: string): Promise<Result>
}

export function createAgentRoutes(http: Http, stream: StreamOptions): AgentRoutes {
  const events = 'text/event-stream'
  const done = (result: Result<unknown>): Result => (result.ok ? { ok: true, value: undefined } : result)
  const threadPath = (threadId: string): string => `/threads/${encodeURIComponent(threadId)}`
  const runPath = (runId: string): string => `/chat/${encodeURIComponent(runId)}`

  return {
    chat: (request, signal) =>
      http.open('/chat', { method: 'POST', body: { ...request, stream }, signal, accept: events }),
    stream(runId, after, signal) {
      const query = new URLSearchParams({ after: String(after) })
      if (stream.deltas) query.set('deltas', '1')
      if (stream.rawArguments) query.set('rawArguments', '1')
      return http.open(`${runPath(runId)}/stream?${query}`, { signal, accept: events })
    },
    cancel: async (runId) => done(await http.json(`${runPath(runId)}/cancel`, { method: 'POST' })),
    approve: async (approvalId, approve) =>
      done(
        await http.json(`/approvals/${encodeURIComponent(approvalId)}`, {
          method: 'POST',
          body: { approve },
        }),
      ),
    async threads() {
      const result = await http.json('/threads')
      return result.ok ? { ok: true, value: readThreads(result.value) } : result
    },
    async thread(threadId, signal) {
      const result = await http.json(threadPath(threadId), { signal })
      if (!result.ok) return result
      const thread = readThread(result.value)
      if (thread !== undefined) return { ok: true, value: thread }
      return { ok: false, error: { code: 'bad_answer', message: 'The server sent no conversation.' } }
    },
    renameThread: async (threadId, title) =>
      done(await http.json(threadPath(threadId), { method: 'PATCH', body: { title } })),
    deleteThread: async (threadId) => done(await http.json(threadPath(threadId), { method: 'DELETE' })),
  }
}
