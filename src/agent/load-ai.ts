import { VitrailError } from '../core/index.ts'

export type AiSdk = Pick<typeof import('ai'), 'streamText' | 'jsonSchema' | 'stepCountIs'>

/** The AI SDK is a peer, loaded when a run first needs it. Throws `missing_peer` with the line that installs it. */
export function loadAiSdk(): Promise<AiSdk> {
  return import('ai').catch((cause: unknown) => {
    throw new VitrailError('missing_peer', 'createAgent needs the AI SDK: npm install ai@6', { cause })
  })
}
