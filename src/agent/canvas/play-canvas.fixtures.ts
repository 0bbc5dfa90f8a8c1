import type { LiveCanvas } from '../../core/index.ts'
import { collectFrames, createScriptedModel, type ScriptedStep } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { boardCatalog, liveCanvas } from './canvas.fixtures.ts'
import { canvas } from './canvas.ts'
import type { AgentCanvasOptions } from './options.ts'

interface Play extends Partial<AgentCanvasOptions> {
  on?: LiveCanvas
}

/** What becomes of a canvas, and of the run, when the model does these steps. */
export async function play(steps: readonly ScriptedStep[], { on = liveCanvas(), ...options }: Play = {}) {
  const model = createScriptedModel(steps)
  const errors: string[] = []
  const agent = createAgent({
    model,
    canvas: canvas({ catalog: boardCatalog, previewThrottleMs: 0, ...options }),
    onError: (_, { code }) => void errors.push(code),
  })
  const run = await collectFrames(agent, 'Go', { canvas: on })
  const tools = run.state.parts.filter((part) => part.type === 'tool')
  return { ...run, tools, model, errors, canvas: on, told: JSON.stringify(model.calls.at(-1)?.prompt) }
}

/** A step that adds a note. */
export const add = (text: string) => ({ call: 'sticky_note', input: { text } })
