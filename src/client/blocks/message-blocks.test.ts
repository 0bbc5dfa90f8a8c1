import { describe, expect, it } from 'vitest'
import type { Part, ToolPart, ToolState } from '../../core/index.ts'
import { messageBlocks } from './message-blocks.ts'
import { retriedCallIds } from './retried-call-ids.ts'

/** `render failed` → a call of `render`, known by its place. */
const calls = (...written: string[]): Part[] =>
  written.map((words, index): ToolPart => {
    const [name = '', state = ''] = words.split(' ')
    return { type: 'tool', toolCallId: `c${index}`, name, state: state as ToolState }
  })

describe('retriedCallIds', () => {
  it.each<[string, Part[], string[]]>([
    ['a retry that succeeded', calls('render failed', 'render done'), ['c0']],
    ['a retry that runs', calls('render failed', 'render running'), ['c0']],
    ['a retry being written', calls('render failed', 'render writing'), ['c0']],
    ['a retry that failed too', calls('render failed', 'render failed'), []],
    ['the second of two failures, fixed', calls('render failed', 'render failed', 'render done'), ['c1']],
    ['another tool between', calls('render failed', 'look done', 'render done'), []],
    ['a retry that was denied', calls('pay failed', 'pay denied'), []],
    ['a failure that stayed alone', calls('look done', 'render failed'), []],
    [
      'text between',
      [
        ...calls('render failed'),
        { type: 'text', text: 'Again.' },
        { ...calls('render done')[0], toolCallId: 'c9' } as Part,
      ],
      ['c0'],
    ],
  ])('%s', (_, parts, ids) => {
    expect([...retriedCallIds(parts)]).toEqual(ids)
  })
})

describe('messageBlocks', () => {
  const parts: Part[] = [
    { type: 'text', text: 'a' },
    ...calls('render failed', 'render done'),
    { type: 'ui', id: 'c1:ui:0', component: 'Card', props: {} },
  ]

  it('leaves out what was retried, unless asked', () => {
    expect(messageBlocks(parts).map(({ key }) => key)).toEqual(['text 0', 'tool c1', 'ui c1:ui:0'])
    expect(messageBlocks(parts, { hideRetriedFailures: false })).toHaveLength(4)
  })

  it('leaves out kinds it does not know', () => {
    // A server newer than this client.
    const newer = [{ type: 'hologram' }, { type: 'text', text: 'a' }] as unknown as Part[]
    expect(messageBlocks(newer).map(({ kind }) => kind)).toEqual(['text'])
  })

  it('keeps its keys while the message grows', () => {
    const shorter = messageBlocks(parts.slice(0, 3)).map(({ key }) => key)
    expect(
      messageBlocks(parts)
        .map(({ key }) => key)
        .slice(0, shorter.length),
    ).toEqual(shorter)
  })
})
