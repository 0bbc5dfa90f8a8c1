import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ActionHandler, VitrailProvider } from '../../index.ts'
import { FormContext } from '../field/form-context.ts'
import { Button } from './button.tsx'

afterEach(cleanup)

type Props = Parameters<typeof Button>[0]

function show(props: Partial<Props>, onAction?: ActionHandler) {
  render(
    <VitrailProvider locale="en" timeZone="UTC" {...(onAction !== undefined && { onAction })}>
      <Button label="Save" kind="action" variant="secondary" tone="neutral" {...props} />
    </VitrailProvider>,
  )
  return screen.queryByRole('button', { name: 'Save' })
}

function pressAt(button: HTMLElement | null, timeStamp: number): void {
  if (button === null) throw new Error('There is no button.')
  fireEvent(button, Object.defineProperty(createEvent.click(button), 'timeStamp', { value: timeStamp }))
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a press', () => {
  it('says the label where nothing else was written', async () => {
    const onAction = vi.fn(() => undefined)
    show({}, onAction)
    await press('Save')
    expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ name: 'send', message: 'Save' }))
  })

  it('asks first, and takes no for an answer', async () => {
    const onAction = vi.fn(() => undefined)
    show({ action: 'save', confirm: 'Really?' }, onAction)
    await press('Save')
    expect(document.activeElement?.textContent).toBe('Yes, go on')
    await press('Cancel')
    expect(onAction).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toBe('Save')
    await press('Save')
    await press('Yes, go on')
    expect(onAction).toHaveBeenCalledTimes(1)
  })

  it('works once where that was asked', async () => {
    const onAction = vi.fn(() => undefined)
    const button = show({ once: true }, onAction)
    await press('Save')
    await press('Save')
    expect(onAction).toHaveBeenCalledTimes(1)
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    // Off, but still focused.
    expect(document.activeElement).toBe(button)
  })

  it.each([
    [200, 1],
    [600, 2],
  ])('%i ms after the same one: %i in all', async (later, count) => {
    const onAction = vi.fn(() => undefined)
    const button = show({}, onAction)
    for (const at of [1_000, 1_000 + later]) await act(async () => pressAt(button, at))
    expect(onAction).toHaveBeenCalledTimes(count)
  })

  it('is busy until it was answered, and takes no second press meanwhile', async () => {
    let answer: (value: undefined) => void = () => undefined
    const onAction = vi.fn(() => new Promise<undefined>((resolve) => (answer = resolve)))
    const button = show({}, onAction)
    await press('Save')
    expect(button?.getAttribute('aria-busy')).toBe('true')
    await press('Save')
    expect(onAction).toHaveBeenCalledTimes(1)
    await act(async () => answer(undefined))
    expect(button?.hasAttribute('aria-busy')).toBe(false)
  })

  it('says why it was refused, and can be tried again', async () => {
    const onAction = vi.fn(() => ({ refused: 'Out of stock' }))
    const button = show({}, onAction)
    await press('Save')
    expect(screen.getByRole('alert').textContent).toBe('Out of stock')
    expect(button?.hasAttribute('disabled')).toBe(false)
  })

  it('does nothing where nothing listens', () => {
    expect(show({})?.hasAttribute('disabled')).toBe(true)
  })
})

describe('other kinds', () => {
  it('leads to an address', () => {
    show({ url: 'https://example.com/a' })
    const link = screen.getByRole('link')
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.com/a',
      'noopener noreferrer nofollow',
    ])
  })

  it('leads nowhere that is refused', () => {
    show({ url: 'javascript:alert(1)' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each(['submit', 'reset'] as const)('is the native %s of a form', (kind) => {
    render(
      <FormContext.Provider value={{ busy: false, closed: false, spent: false }}>
        <Button label="Save" kind={kind} variant="secondary" tone="neutral" />
      </FormContext.Provider>,
    )
    expect(screen.getByRole('button').getAttribute('type')).toBe(kind)
  })

  it('speaks for itself where a submit stands in no form', async () => {
    const onAction = vi.fn(() => undefined)
    show({ kind: 'submit' }, onAction)
    await press('Save')
    expect(onAction).toHaveBeenCalledTimes(1)
  })
})
