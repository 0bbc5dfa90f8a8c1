import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TreeNode, UiFrame } from '../../core/index.ts'
import { createPreviewer, type Previewer } from './previewer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Drawing {
  frames: UiFrame[]
  errors: unknown[]
  previewer: Previewer
  write(next: TreeNode | null | undefined | Error): void
}

function draw(throttleMs?: number): Drawing {
  const frames: UiFrame[] = []
  const errors: unknown[] = []
  let current: TreeNode | null | undefined | Error
  const previewer = createPreviewer({
    toolCallId: 'c1',
    viewId: 'c1:ui:0',
    preview: {
      ...(throttleMs !== undefined && { throttleMs }),
      render() {
        if (current instanceof Error) throw current
        return current
      },
    },
    read: () => ({ value: undefined, done: false, isOpen: () => false }),
    emit: (frame) => void frames.push(frame),
    onError: (error) => void errors.push(error),
  })
  return {
    frames,
    errors,
    previewer,
    write(next) {
      current = next
      previewer.update()
    },
  }
}

const text = (value: string): TreeNode => ({ type: 'Text', props: { text: value } })
const shown = (frames: readonly UiFrame[]): unknown[] =>
  frames.map(({ props, withdrawn }) =>
    withdrawn === true ? 'withdrawn' : (props.root as TreeNode | undefined)?.props.text,
  )

test('the first preview goes out at once, as a tree under the id of the final view', () => {
  const { frames, write } = draw()
  write(undefined)
  write(text('a'))
  expect(frames).toEqual([
    {
      kind: 'ui',
      id: 'c1:ui:0',
      component: 'genui:tree',
      props: { root: text('a') },
      toolCallId: 'c1',
      partial: true,
    },
  ])
})

test('previews are throttled, and a pause never leaves the last one undrawn', () => {
  const { frames, write } = draw()
  for (const letter of ['a', 'b', 'c', 'd']) {
    write(text(letter))
    vi.advanceTimersByTime(20)
  }
  expect(shown(frames)).toEqual(['a'])
  vi.advanceTimersByTime(19)
  expect(shown(frames)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(shown(frames)).toEqual(['a', 'd'])
  vi.advanceTimersByTime(10_000)
  expect(shown(frames)).toEqual(['a', 'd'])
  expect(vi.getTimerCount()).toBe(0)
})

test('the throttle is the tool’s to choose', () => {
  const { frames, write } = draw(500)
  write(text('a'))
  write(text('b'))
  vi.advanceTimersByTime(499)
  expect(shown(frames)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(shown(frames)).toEqual(['a', 'b'])
})

test('what did not change is not sent again', () => {
  const { frames, write, previewer } = draw()
  write(text('a'))
  vi.advanceTimersByTime(200)
  write(text('a'))
  vi.advanceTimersByTime(200)
  previewer.flush()
  expect(shown(frames)).toEqual(['a'])
})

test('flush draws what is left and stops', () => {
  const { frames, write, previewer } = draw()
  write(text('a'))
  write(text('b'))
  previewer.flush()
  write(text('c'))
  vi.advanceTimersByTime(1_000)
  expect(shown(frames)).toEqual(['a', 'b'])
})

test.each<[string, TreeNode | null | Error, number]>([
  ['a render that answers null', null, 0],
  ['a render that throws', new Error('boom'), 1],
])('%s withdraws the preview for good', (_, next, errorCount) => {
  const { frames, write, errors } = draw()
  write(text('a'))
  vi.advanceTimersByTime(200)
  write(next)
  vi.advanceTimersByTime(200)
  write(text('c'))
  expect(shown(frames)).toEqual(['a', 'withdrawn'])
  expect(frames[1]).toMatchObject({ partial: true, withdrawn: true, props: {} })
  expect(errors).toHaveLength(errorCount)
})

test('withdrawing what was never shown sends nothing', () => {
  const { frames, previewer, write } = draw()
  write(undefined)
  previewer.withdraw()
  previewer.withdraw()
  expect(frames).toEqual([])
})
