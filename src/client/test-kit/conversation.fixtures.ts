import { vi } from 'vitest'
import type { Frame } from '../../core/index.ts'
import { numbered } from './fake-server.ts'

export const text = (value: string): Frame => ({ kind: 'text', text: value })
export const stop: Frame = { kind: 'finish', reason: 'stop' }
export const answer = numbered(text('Hello '), text('there'), stop)
export const threads = { 'GET /threads': () => Response.json({ threads: [] }) }

/** Lets everything run that is on its way, back-offs included; needs fake timers. */
export async function settle<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return promise
}
