import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { numbered, sseResponse, sseText } from '../../../client/test-kit/fake-server.ts'
import { settle } from '../../agent/settle.fixtures.ts'
import { drawChat, stubBrowser } from './draw-chat.fixtures.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('greets the person, and tells the model nothing of it', async () => {
  const answer = sseText(numbered({ kind: 'text', text: 'Yes?' }, { kind: 'finish', reason: 'stop' }))
  const { server } = drawChat({
    handlers: { 'POST /chat': () => sseResponse(answer) },
    chat: { greeting: 'Welcome aboard', intro: 'Ask for a dashboard.' },
  })
  expect(screen.getByRole('heading', { name: 'Welcome aboard' })).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
  await settle()
  const [sent] = server.asked('POST /chat')
  expect(sent?.body).toMatchObject({ message: 'Hello' })
  expect(JSON.stringify(server.requests)).not.toMatch(/Welcome|dashboard/)
})
