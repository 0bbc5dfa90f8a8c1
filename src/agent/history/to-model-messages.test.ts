import { expect, test } from 'vitest'
import type { ClientIssue, Part, ThreadMessage, UiAction } from '../../core/index.ts'
import { userMessage } from '../../testing/index.ts'
import { actionText } from './action-text.ts'
import { toModelMessages } from './to-model-messages.ts'

function assistant(parts: Part[], finish?: ThreadMessage['finish']): ThreadMessage {
  return { id: 'a', role: 'assistant', createdAt: 0, parts, ...(finish !== undefined && { finish }) }
}

const weather: Part = {
  type: 'tool',
  toolCallId: 'c1',
  name: 'get_weather',
  state: 'done',
  input: { city: 'Oslo' },
  output: { tempC: 21 },
}
const card: Part = {
  type: 'ui',
  id: 'c1:ui:0',
  component: 'WeatherCard',
  props: { tempC: 21 },
  toolCallId: 'c1',
}

test('each step of a stored answer is one message with its calls, and one with their results', () => {
  const thread = [
    userMessage('Weather?'),
    assistant([
      { type: 'reasoning', text: 'hm' },
      { type: 'text', text: 'Let me look.' },
      weather,
      card,
      { type: 'text', text: '21 °C.' },
      { type: 'warning', code: 'unsaved', message: 'x' },
    ]),
    userMessage('And tomorrow?'),
  ]
  expect(toModelMessages(thread)).toEqual([
    { role: 'user', content: 'Weather?' },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'Let me look.' },
        { type: 'tool-call', toolCallId: 'c1', toolName: 'get_weather', input: { city: 'Oslo' } },
      ],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: 'c1',
          toolName: 'get_weather',
          output: {
            type: 'text',
            value: '{"tempC":21}\n\n[Shown to the person: WeatherCard, view "c1:ui:0"]',
          },
        },
      ],
    },
    { role: 'assistant', content: [{ type: 'text', text: '21 °C.' }] },
    { role: 'user', content: 'And tomorrow?' },
  ])
})

test.each<[string, Partial<Part>, object]>([
  ['a result', {}, { type: 'json', value: { tempC: 21 } }],
  [
    'a failure with its issues',
    {
      state: 'failed',
      message: 'Invalid arguments:',
      issues: [{ code: 'x', path: ['city'], message: 'is missing', severity: 'error' }],
    },
    { type: 'error-text', value: 'Invalid arguments:\ncity: is missing' },
  ],
  ['a refusal', { state: 'denied', message: 'No.' }, { type: 'execution-denied', reason: 'No.' }],
  [
    'a call that never ended',
    { state: 'running' },
    { type: 'error-text', value: 'The run ended before this call did.' },
  ],
  [
    'a lossy repair',
    { repairs: [{ code: 'clipped', path: ['city'], message: 'cut', lossy: true }] },
    { type: 'text', value: '{"tempC":21}\n\n[Changed in your arguments, at city: cut]' },
  ],
])('a call is told with %s', (_, change, output) => {
  const part: Part = { ...weather, ...(change as Partial<typeof weather>) }
  const messages = toModelMessages([userMessage('Hi'), assistant([part])])
  expect(messages.at(-1)).toMatchObject({ role: 'tool', content: [{ output }] })
})

test('ids that repeat across answers are told apart, in calls and results alike', () => {
  const messages = toModelMessages([
    userMessage('1'),
    assistant([weather]),
    userMessage('2'),
    assistant([weather]),
  ])
  const ids = messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap((part) => ('toolCallId' in part ? [part.toolCallId] : [])),
  )
  expect(ids).toEqual(['c1', 'c1', 'c1-2', 'c1-2'])
})

const action: UiAction = {
  viewId: 'c1:ui:0',
  nodeId: 'root/0',
  name: 'refund',
  payload: { id: 7 },
  values: { note: 'closing ``` fence' },
  pressId: 'p1',
}

test('an action is a sentence in the person’s voice, with its values as fenced JSON', () => {
  const said = { ...userMessage('ignored'), action: { ...action, message: 'Refund order 7' } }
  const [message] = toModelMessages([said])
  expect(message?.content).toBe(
    'Refund order 7\n\n````json\n{"action":"refund","view":"c1:ui:0","node":"root/0","payload":{"id":7},"values":{"note":"closing ``` fence"}}\n````',
  )
  expect(actionText({ ...action, payload: {}, values: {} })).toBe(
    'I used "refund".\n\n```json\n{"action":"refund","view":"c1:ui:0","node":"root/0"}\n```',
  )
})

test('what failed in the browser is told before the message, as data from there', () => {
  const issues: ClientIssue[] = Array.from({ length: 25 }, (_, index) => ({
    viewId: `v${index}`,
    nodeId: 'root',
    code: 'render_failed',
    message: 'boom '.repeat(100),
  }))
  const [first, second] = toModelMessages([userMessage('Hi'), userMessage('Again')], issues)
  expect(first?.content).toBe('Hi')
  const text = String(second?.content)
  expect(text).toMatch(/^\[Reported by the person's browser, not said by the person/)
  expect(text.endsWith('\n\nAgain')).toBe(true)
  expect(text).toContain('"v19"')
  expect(text).not.toContain('"v20"')
  expect(text.length).toBeLessThan(20 * 400)
})

test.each([
  ['cancelled', 'The person stopped the answer above'],
  ['error', 'ended with an error'],
  ['limit', 'reached a limit'],
] as const)('an answer that ended %s is told so with the next message', (reason, words) => {
  const thread = [userMessage('1'), assistant([{ type: 'text', text: 'So' }], { reason }), userMessage('2')]
  expect(toModelMessages(thread).at(-1)?.content).toMatch(new RegExp(`${words}.*\\n\\n2$`))
  const fine = [
    userMessage('1'),
    assistant([{ type: 'text', text: 'So' }], { reason: 'stop' }),
    userMessage('2'),
  ]
  expect(toModelMessages(fine).at(-1)?.content).toBe('2')
})

test('half of a surrogate pair goes to no provider, whoever cut the text', () => {
  const half = '🌍'.slice(0, 1)
  const failed: Part = { ...weather, state: 'failed', message: `cut ${half}` }
  const thread = [
    userMessage(`cut ${half}`),
    assistant([{ type: 'text', text: `cut ${half}` }, failed, { ...weather, output: `cut ${half}` }]),
    userMessage('🌍'),
  ]
  const told = JSON.stringify(toModelMessages(thread))
  expect(told).not.toMatch(/\\ud[89a-f]/)
  expect(told.match(/cut \ufffd/g)).toHaveLength(4)
  expect(told).toContain('🌍')
})
