import type { Run } from './run-state.ts'

/** The app's instructions, then what genui adds. */
export async function writeSystemPrompt({ setup, scope }: Run): Promise<string | undefined> {
  const { instructions, genui } = setup
  const own = typeof instructions === 'function' ? await instructions(scope) : instructions
  const parts = [own, genui?.instructions].filter((part) => part !== undefined && part.trim() !== '')
  return parts.length === 0 ? undefined : parts.join('\n\n')
}
