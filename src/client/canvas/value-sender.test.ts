import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CanvasValues } from './canvas-client-state.ts'
import { createValueSender } from './value-sender.ts'

const level = (value: number, id = 'c1'): CanvasValues => ({ id, inputs: { level: value } })

function watchedSender(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const sent: CanvasValues[] = []
  const sender = createValueSender({
    show: () => undefined,
    send(_, values) {
      sent.push(values)
      return answer()
    },
  })
  return { sender, sent, levels: () => sent.map(({ inputs }) => inputs?.level) }
}

describe('values on their way', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are sent at most ten times a second while they are dragged, the last one too', async () => {
    const { sender, levels } = watchedSender()
    for (let step = 0; step <= 100; step += 1) {
      sender.set(level(step), false)
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(200)
    expect(levels().length).toBeLessThanOrEqual(12)
    expect(levels().length).toBeGreaterThan(5)
    expect(levels().at(-1)).toBe(100)
  })

  it('are sent at once when they are final', () => {
    const { sender, levels } = watchedSender()
    sender.set(level(1), false)
    sender.set(level(2), true)
    expect(levels()).toEqual([2])
  })

  it('wait for the answer to those before, and only the latest goes on', async () => {
    const answers: (() => void)[] = []
    const { sender, levels } = watchedSender(() => new Promise<void>((resolve) => answers.push(resolve)))
    sender.set(level(1), true)
    sender.set(level(2), true)
    sender.set(level(3), true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(levels()).toEqual([1])
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(levels()).toEqual([1, 3])
  })

  it('of one card are sent together, those of another apart', async () => {
    const { sender, sent } = watchedSender()
    sender.set({ id: 'c1', inputs: { level: 1 } }, false)
    sender.set({ id: 'c1', outputs: { selection: ['a'] } }, false)
    sender.set(level(5, 'c2'), false)
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toEqual([{ id: 'c1', inputs: { level: 1 }, outputs: { selection: ['a'] } }, level(5, 'c2')])
  })

  it('are sent when the canvas is left', () => {
    const { sender, levels } = watchedSender()
    sender.set(level(1), false)
    sender.flush()
    expect(levels()).toEqual([1])
  })
})
