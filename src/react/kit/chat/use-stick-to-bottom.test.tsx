import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStickToBottom } from './use-stick-to-bottom.ts'

let grow: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Scroller({ holds }: { holds: boolean }) {
  const container = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { away, jump } = useStickToBottom(container, content, holds)
  return (
    <>
      <div ref={container} data-testid="box">
        <div ref={content} />
      </div>
      <button type="button" onClick={jump}>
        {away ? 'away' : 'here'}
      </button>
    </>
  )
}

/** A box of 100 px over content of a height that the test sets; its scroll position is bounded as in a browser. */
function setUp(height: number, holds = true) {
  render(<Scroller holds={holds} />)
  const box = screen.getByTestId('box')
  const layout = { height, top: 0 }
  const bound = (top: number) => Math.min(Math.max(top, 0), layout.height - 100)
  Object.defineProperties(box, {
    clientHeight: { get: () => 100 },
    scrollHeight: { get: () => layout.height },
    scrollTop: {
      get: () => layout.top,
      set: (top: number) => {
        layout.top = bound(top)
        box.dispatchEvent(new Event('scroll'))
      },
    },
  })
  const resize = (to: number) =>
    act(() => {
      layout.height = to
      if (bound(layout.top) !== layout.top) box.scrollTop = layout.top
      grow()
    })
  const scroll = (top: number) =>
    act(() => {
      box.scrollTop = top
    })
  return { layout, resize, scroll, state: () => screen.getByRole('button').textContent }
}

it('stays at the end while the content grows', () => {
  const { layout, resize, state } = setUp(300)
  resize(400)
  expect([layout.top, state()]).toEqual([300, 'here'])
})

it('lets go when the person scrolls away, and growth does not pull them back', () => {
  const { layout, resize, scroll, state } = setUp(300)
  resize(300)
  scroll(100)
  resize(500)
  expect([layout.top, state()]).toEqual([100, 'away'])
})

it('takes hold again when they come back, or press the button', () => {
  const { layout, resize, scroll, state } = setUp(300)
  resize(300)
  scroll(50)
  scroll(190)
  expect(state()).toBe('here')
  resize(500)
  expect(layout.top).toBe(400)
  scroll(0)
  act(() => screen.getByRole('button').click())
  expect([layout.top, state()]).toEqual([400, 'here'])
})

it('does not take content that shrinks for somebody leaving', () => {
  const { layout, resize, state } = setUp(600)
  resize(600)
  resize(400)
  resize(700)
  expect([layout.top, state()]).toEqual([600, 'here'])
})

it('begins at the beginning where there is nothing to follow', () => {
  const { layout, resize, state } = setUp(300, false)
  resize(500)
  expect([layout.top, state()]).toEqual([0, 'here'])
})
