// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
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
    expect(button?.hasAttribute('disabled')).toBe(true)
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
      <FormContext.Provider value={{ busy: false, closed: false }}>
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
