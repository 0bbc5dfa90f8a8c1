import type { Agent, RunRequest } from '../../agent/index.ts'
import type { Catalog, FinishReason, Frame, Tool, TreeNode } from '../../core/index.ts'

export interface FakeAgent extends Agent {
  /** What the runs were asked, oldest first. */
  readonly requests: RunRequest[]
}

interface FakeAgentOptions {
  catalog?: Catalog
  tools?: readonly Tool[]
}

type FakeTurn = (request: RunRequest) => FinishReason | undefined | Promise<FinishReason | undefined>

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

/** Resolves when the run is cancelled. */
export function cancelled({ signal }: RunRequest): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}

/** A promise that a test resolves. */
export function createGate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** The frames of a call that previews a tree word by word and then shows it. */
export function previewed(root: TreeNode, stages: readonly TreeNode[], toolCallId = 'call-1'): Frame[] {
  const id = `${toolCallId}:ui:0`
  const view = { kind: 'ui', id, component: 'genui:tree', toolCallId } as const
  return [
    { kind: 'tool-input-start', toolCallId, name: 'ui__render' },
    ...stages.map((stage): Frame => ({ ...view, props: { root: stage }, partial: true })),
    { kind: 'tool-input-available', toolCallId, name: 'ui__render', input: root },
    { ...view, props: { root }, version: 1, fallbackText: 'The whole view' },
    { kind: 'tool-output', toolCallId, output: { shown: true } },
  ]
}

/** Lets whoever reads take each frame before the next one comes. */
export function slowly(frames: readonly Frame[]): FakeTurn {
  return async ({ emit }) => {
    for (const frame of frames) {
      emit(frame)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return undefined
  }
}
