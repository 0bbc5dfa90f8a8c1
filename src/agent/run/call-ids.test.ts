import { describe, expect, it } from 'vitest'
import type { ThreadMessage } from '../../core/index.ts'
import { createCallIds } from './call-ids.ts'

describe('createCallIds', () => {
  it.each<[string, string[], string[]]>([
    ['keeps what a provider gives', ['toolu_01', 'call-2'], ['toolu_01', 'call-2']],
    ['tells repeated ones apart', ['call_0', 'call_0', 'call_0'], ['call_0', 'call_0-2', 'call_0-3']],
    ['fills in empty ones', ['', ''], ['call', 'call-2']],
    ['replaces what other providers refuse', ['a.b:c/d', 'ü'], ['a_b_c_d', '_']],
    ['cuts long ones', ['x'.repeat(100)], ['x'.repeat(60)]],
  ])('%s', (_, wanted, ids) => {
    expect(wanted.map(createCallIds())).toEqual(ids)
  })

  it('knows the calls of earlier turns', () => {
    const earlier: ThreadMessage = {
      id: 'm',
      role: 'assistant',
      createdAt: 0,
      parts: [{ type: 'tool', toolCallId: 'call_0', name: 't', state: 'done' }],
    }
    expect(createCallIds([earlier])('call_0')).toBe('call_0-2')
  })
})
