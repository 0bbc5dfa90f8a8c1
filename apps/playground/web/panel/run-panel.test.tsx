import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from 'vitrail'
import { addFrame, type RunRecord, startRecord } from '../run/run-record.ts'
import { groupFrames } from './group-frames.ts'
import { writeBytes, writeTime } from './quantities.ts'
import { RunPanel } from './run-panel.tsx'

afterEach(cleanup)

const FRAMES: Frame[] = [
  { kind: 'step-start', step: 1 },
  { kind: 'text', text: 'One ' },
  { kind: 'text', text: 'two' },
  { kind: 'tool-input-start', toolCallId: 'c', name: 'ui__render' },
  { kind: 'tool-input-delta', toolCallId: 'c', text: "{'type':'Card'}" },
  {
    kind: 'tool-input-available',
    toolCallId: 'c',
    name: 'ui__render',
    input: { type: 'Card' },
    repairs: [{ code: 'single_quotes', path: [], message: 'Quotes were read.', lossy: false, offset: 1 }],
  },
  { kind: 'tool-output', toolCallId: 'c', output: {} },
  { kind: 'finish', reason: 'stop' },
]

function recordOf(runId: string, question: string, frames: readonly Frame[]): RunRecord {
  return frames.reduce(
    (record, frame, index) => addFrame(record, { seq: index + 1, frame, size: 50, at: index * 10 }),
    startRecord({ runId, threadId: 't', messageId: 'm' }, question),
  )
}

describe('the run panel', () => {
  it('says what it is for before there is a run', () => {
    render(<RunPanel runs={[]} onClose={vi.fn()} />)
    expect(screen.getByText(/Ask something/)).toBeDefined()
  })

  it('lists the frames, those of one kind in a row as one, and opens them', async () => {
    render(<RunPanel runs={[recordOf('r', 'why?', FRAMES)]} onClose={vi.fn()} />)
    const text = screen.getByRole('button', { name: /^text ?×2$/ })
    expect(within(text.closest('tr') ?? text).getByText('2–3')).toBeDefined()
    await userEvent.click(text)
    expect(screen.getByRole('region', { name: 'Frame 2, text' }).textContent).toContain('One ')
  })

  it('is moved through by arrows, and puts what was written beside what was read', async () => {
    render(<RunPanel runs={[recordOf('r', 'why?', FRAMES)]} onClose={vi.fn()} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Frames' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('single_quotes')).toBeDefined()
    expect(screen.getByText('character 1')).toBeDefined()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('region', { name: 'Arguments as written' }).textContent).toBe("{'type':'Card'}")
    expect(screen.getByRole('region', { name: 'Arguments as read' }).textContent).toContain('"type": "Card"')
    await userEvent.keyboard('{End}')
    expect(screen.getByText('Bytes by kind of frame')).toBeDefined()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Frames' }).getAttribute('aria-selected')).toBe('true')
  })

  it('shows the latest run until another is chosen', async () => {
    const runs = [recordOf('a', 'first', FRAMES), recordOf('b', 'second', FRAMES.slice(0, 1))]
    render(<RunPanel runs={runs} onClose={vi.fn()} />)
    expect(screen.queryByRole('button', { name: 'finish' })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which run' }), 'first')
    expect(screen.getByRole('button', { name: 'finish' })).toBeDefined()
  })
})

it('keeps frames of different kinds apart', () => {
  const groups = groupFrames(recordOf('r', '', FRAMES).frames)
  expect(groups.map(({ kind, frames }) => `${kind} ${frames.length}`)).toEqual([
    'step-start 1',
    'text 2',
    'tool-input-start 1',
    'tool-input-delta 1',
    'tool-input-available 1',
    'tool-output 1',
    'finish 1',
  ])
})

it.each([
  [999, '999 B'],
  [12_345, '12.3 kB'],
  [1_250_000, '1.25 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(writeBytes(bytes)).toBe(text)
})

it.each([
  [undefined, '—'],
  [12.4, '12 ms'],
  [1_234, '1.23 s'],
])('writes %s milliseconds as %s', (time, text) => {
  expect(writeTime(time)).toBe(text)
})
