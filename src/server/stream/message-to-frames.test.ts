import { expect, it } from 'vitest'
import type { Part, ThreadMessage } from '../../core/index.ts'
import { fold } from '../test-kit/sse-client.ts'
import { messageToFrames } from './message-to-frames.ts'

const issue = { code: 'bad', path: ['a', 0], message: 'no', severity: 'error' } as const
const repair = { code: 'key_late', path: [], message: 'moved', lossy: false } as const
const tool = { type: 'tool', toolCallId: 'c', name: 'search' } as const
const approval = {
  type: 'approval',
  approvalId: 'a',
  toolCallId: 'c',
  name: 'pay',
  input: { amount: 5 },
  expiresAt: 9,
} as const

const parts: [string, Part][] = [
  ['text', { type: 'text', text: 'Hello' }],
  ['reasoning', { type: 'reasoning', text: 'Hmm' }],
  ['a call that is being written', { ...tool, title: 'Search', state: 'writing' }],
  ['a call that runs', { ...tool, title: 'Search', state: 'running', input: { q: 1 }, repairs: [repair] }],
  ['a call that is done', { ...tool, state: 'done', input: null, output: [1], issues: [issue] }],
  ['a call that failed', { ...tool, state: 'failed', input: {}, message: 'no', issues: [issue] }],
  ['a call that was denied', { ...tool, state: 'denied', input: {}, message: 'not now' }],
  [
    'a view',
    {
      type: 'ui',
      id: 'v',
      component: 'Card',
      props: { a: 1 },
      version: 2,
      fallbackText: 'Card',
      toolCallId: 'c',
      origin: 'tool',
    },
  ],
  ['an open approval', { ...approval, state: 'requested' }],
  ['a settled approval', { ...approval, state: 'denied' }],
  ['a warning', { type: 'warning', code: 'w', message: 'careful' }],
]

it.each(parts)('folds to the part it came from: %s', (_, part) => {
  expect(fold(messageToFrames({ parts: [part] })).parts).toEqual([part])
})

it('keeps the order, numbers from 1 and ends with the finish', () => {
  const finish: ThreadMessage['finish'] = { reason: 'error', error: { code: 'c', message: 'm' } }
  const settled = parts.filter(([name]) => !/written|runs|open/.test(name)).map(([, part]) => part)
  const unique = settled.filter((part, index) => index < 3 || part.type !== 'tool')
  const frames = messageToFrames({ parts: unique, finish })
  expect(frames.map(({ seq }) => seq)).toEqual(frames.map((__, index) => index + 1))
  expect(fold(frames)).toMatchObject({ parts: unique, finish })
})
