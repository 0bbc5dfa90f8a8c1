import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { UiAction } from '../../core/index.ts'
import { VitrailProvider } from '../provider/vitrail-provider.tsx'
import { GenerativeUI } from '../render/generative-ui.tsx'
import type { ActionHandler } from './action-handler.ts'
import type { ActionRequest } from './build-action.ts'
import { useAction } from './use-action.ts'

function Press(request: ActionRequest) {
  const { state, disabled, press } = useAction()
  return (
    <button type="button" disabled={disabled} onClick={(event) => void press(event, request)}>
      {state.status === 'refused' ? state.reason : state.status}
    </button>
  )
}

const registry = { Press }

function draw(onAction: ActionHandler | undefined, request: ActionRequest = { name: 'go' }) {
  render(
    <VitrailProvider registry={registry} {...(onAction && { onAction })}>
      <GenerativeUI part={{ type: 'ui', id: 'v', component: 'Press', props: { ...request } }} />
    </VitrailProvider>,
  )
  return screen.getByRole<HTMLButtonElement>('button')
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useAction', () => {
  it('names the view and the node, and gives each press an id', async () => {
    const onAction = vi.fn<(action: UiAction) => undefined>()
    const button = draw(onAction, { name: 'go', payload: { id: 7 }, values: { note: 'x' }, message: 'Go' })
    await userEvent.click(button)
    await userEvent.click(button)
    const [first, second] = onAction.mock.calls.map(([action]) => action)
    expect(first).toEqual({
      viewId: 'v',
      nodeId: 'root',
      name: 'go',
      payload: { id: 7 },
      values: { note: 'x' },
      message: 'Go',
      pressId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(second?.pressId).not.toBe(first?.pressId)
    expect(button.textContent).toBe('done')
  })

  it('is one press while it is busy', async () => {
    let answer: () => void = () => undefined
    const onAction = vi.fn(
      () =>
        new Promise<undefined>((resolve) => {
          answer = () => resolve(undefined)
        }),
    )
    const button = draw(onAction)
    await userEvent.dblClick(button)
    expect(button.textContent).toBe('busy')
    expect(onAction).toHaveBeenCalledTimes(1)
    await act(async () => answer())
    expect(button.textContent).toBe('done')
  })

  it('is the same press again after its answer was lost, and a new one after a refusal', async () => {
    const onAction = vi
      .fn<ActionHandler>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ refused: 'Too late.' })
      .mockResolvedValueOnce(undefined)
    const button = draw(onAction)
    const seen: (string | null)[] = []
    for (let press = 0; press < 3; press++) {
      await userEvent.click(button)
      seen.push(button.textContent)
    }
    expect(seen).toEqual(['offline', 'Too late.', 'done'])
    const [first, second, third] = onAction.mock.calls.map(([action]) => action.pressId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each<[string, ActionRequest, RegExp]>([
    ['a name that can not be one', { name: 'drop table' }, /can't be the name/],
    ['more than can be sent', { name: 'go', payload: { text: 'x'.repeat(9_000) } }, /more than can be sent/],
  ])('refuses %s', async (_, request, reason) => {
    const onAction = vi.fn(() => undefined)
    const button = draw(onAction, request)
    await userEvent.click(button)
    expect(button.textContent).toMatch(reason)
    expect(onAction).not.toHaveBeenCalled()
  })

  it('is disabled where nobody listens', () => {
    expect(draw(undefined).disabled).toBe(true)
  })

  it('takes only presses that scripts can not forge, where the browser tells', async () => {
    vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive: true }, language: 'en' })
    const onAction = vi.fn(() => undefined)
    const button = draw(onAction)
    await act(async () => button.click())
    expect(onAction).not.toHaveBeenCalled()
    expect(button.textContent).toBe('ready')
  })
})
