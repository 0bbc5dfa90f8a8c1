import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject, TreeNode, UiAction } from '../../../core/index.ts'
import { drawView } from '../form/draw-view.fixtures.tsx'
import { type Condition, fitsCondition } from './fits-condition.ts'
import { When } from './when.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it.each<[unknown, Condition, boolean]>([
  ['a', { is: ['a', 'b'] }, true],
  ['c', { is: ['a', 'b'] }, false],
  [['c', 'a'], { is: ['a'] }, true],
  ['a', { not: ['a'] }, false],
  [undefined, { not: ['a'] }, true],
  ['', { filled: true }, false],
  [' ', { filled: false }, true],
  [[], { filled: true }, false],
  [[null, null], { filled: true }, false],
  [0, { filled: true }, true],
  [false, { filled: true }, false],
  [5, { min: 5, max: 6 }, true],
  [7, { min: 5, max: 6 }, false],
  ['5', { min: 5 }, false],
  [null, { is: [null] }, true],
  ['x', {}, true],
  [null, {}, false],
  ['a', { is: ['a'], filled: false }, false],
  ['a', { is: 'a', not: 7, min: '3' }, true],
])('%j with %j: %s', (value, condition, fits) => {
  expect(fitsCondition(value, condition)).toBe(fits)
})

describe('inside a form', () => {
  const field = (type: string, props: JsonObject): TreeNode => ({ type, props })
  const root: TreeNode = {
    type: 'Form',
    props: { action: 'go' },
    children: [
      {
        type: 'When',
        props: { field: 'home', is: [true] },
        children: [field('Input', { label: 'Street', name: 'street', required: true })],
      },
      field('Checkbox', { label: 'To my door', name: 'home' }),
    ],
  }
  const street = () => screen.queryByLabelText<HTMLInputElement>(/Street/)
  const toggle = () => userEvent.click(screen.getByLabelText('To my door'))
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

  it('a hidden field keeps its value, and is neither checked nor sent', async () => {
    const onAction = vi.fn<(action: UiAction) => undefined>()
    drawView(root, { onAction })
    expect(street()).toBeNull()
    await submit()
    expect(onAction.mock.lastCall?.[0].values).toEqual({ home: false })
    await toggle()
    await submit()
    expect(onAction).toHaveBeenCalledTimes(1)
    // It was added last and comes first.
    expect(document.activeElement).toBe(street())
    await userEvent.keyboard('Elm')
    await toggle()
    expect(street()).toBeNull()
    await toggle()
    expect(street()?.value).toBe('Elm')
    await submit()
    expect(onAction.mock.lastCall?.[0].values).toEqual({ home: true, street: 'Elm' })
  })
})

it('draws nothing where there is no such field', () => {
  const { container } = render(<When field="nothing">secret</When>)
  expect(container.textContent).toBe('')
})
