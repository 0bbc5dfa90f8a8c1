import type { Run } from './run-state.ts'

/** The app's instructions, then what genui and the canvas add. */
export async function writeSystemPrompt({ setup, scope }: Run): Promise<string | undefined> {
  const { instructions, genui, canvas } = setup
  const own = typeof instructions === 'function' ? await instructions(scope) : instructions
  const onCanvas = await canvas?.instructionsFor(scope, { chatViews: genui !== undefined })
  const parts = [own, genui?.instructions, onCanvas].filter(
    (part) => part !== undefined && part.trim() !== '',
  )
  return parts.length === 0 ? undefined : parts.join('\n\n')
}
