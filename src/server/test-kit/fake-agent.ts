import type { Agent, RunRequest } from '../../agent/agent.ts'
import type { Catalog, FinishReason, Frame, Tool } from '../../core/index.ts'

export interface FakeAgent extends Agent {
  /** What the runs were asked, oldest first. */
  readonly requests: RunRequest[]
}

export interface FakeAgentOptions {
  catalog?: Catalog
  tools?: readonly Tool[]
}

export type FakeTurn = (request: RunRequest) => FinishReason | undefined | Promise<FinishReason | undefined>

/** An agent that does what a test says: `turn` emits frames; the finish is added. */
export function fakeAgent(turn: FakeTurn, { catalog, tools = [] }: FakeAgentOptions = {}): FakeAgent {
  const requests: RunRequest[] = []
  return {
    requests,
    tools,
    catalogFor: async () => catalog,
    async run(request) {
      requests.push(request)
      const reason = (await turn(request)) ?? (request.signal.aborted ? 'cancelled' : 'stop')
      request.emit({ kind: 'finish', reason })
      return { reason }
    },
  }
}

/** A turn of one step that emits these frames at once. */
export function says(...frames: Frame[]): FakeTurn {
  return ({ emit }) => {
    emit({ kind: 'step-start', step: 1 })
    for (const frame of frames) emit(frame)
    emit({ kind: 'step-finish', step: 1 })
    return undefined
  }
}
