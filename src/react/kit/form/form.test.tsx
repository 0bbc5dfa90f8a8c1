import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject, TreeNode, UiAction } from '../../../core/index.ts'
import { type ActionHandler, createViewStateStore } from '../../index.ts'
import { drawView, viewPage } from './draw-view.fixtures.tsx'

const node = (type: string, props: JsonObject, children?: TreeNode[]): TreeNode => ({
  type,
  props,
  ...(children !== undefined && { children }),
})
const form = (props: JsonObject, ...children: TreeNode[]) =>
  node('Form', { title: 'Order', action: 'order', ...props }, children)

const CITY = node('Input', { label: 'City', name: 'city', required: true, hint: 'Where to' })
const COUNT = node('Input', { label: 'Pieces', name: 'count', inputType: 'number', value: 2, min: 1, max: 9 })
const SIZE = node('Select', {
  label: 'Size',
  name: 'size',
  options: [
    { value: 's', label: 'Small' },
    { value: 5, label: 'Large' },
  ],
})
const GIFT = node('Checkbox', { label: 'As a gift', name: 'gift' })
const PIN = node('Input', { label: 'PIN', name: 'pin', inputType: 'password' })

const taken = () => vi.fn<(action: UiAction) => undefined>()
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('what a form sends', () => {
  it('is one action with the values of its fields, described by its labels', async () => {
    const onAction = taken()
    drawView(form({ payload: { shop: 7 } }, CITY, COUNT, SIZE, GIFT), { onAction })
    await userEvent.type(field(/City/), 'Oslo')
    await userEvent.selectOptions(field('Size'), 'Large')
    await userEvent.click(field('As a gift'))
    await submit()
    expect(onAction.mock.calls[0]?.[0]).toMatchObject({
      nodeId: 'root',
      name: 'order',
      payload: { shop: 7 },
      values: { city: 'Oslo', count: 2, size: 5, gift: true },
      message: 'Order · City: Oslo · Pieces: 2 · Size: Large · As a gift: Yes',
    })
    expect(screen.getByText('Sent')).toBeDefined()
  })

  it('says its message with the fields filled in', async () => {
    const onAction = taken()
    drawView(form({ message: '{count} pieces to {city}, {nothing}' }, CITY, COUNT), { onAction })
    await userEvent.type(field(/City/), 'Rome{Enter}')
    expect(onAction.mock.calls[0]?.[0]?.message).toBe('2 pieces to Rome, {nothing}')
  })

  it('holds a secret apart, keeps it nowhere, and forgets it once it was taken', async () => {
    const onAction = taken()
    drawView(form({ message: 'My PIN is {pin}' }, PIN), { onAction })
    await userEvent.type(field('PIN'), '1234')
    expect(JSON.stringify({ ...localStorage })).not.toContain('1234')
    await submit()
    const [action] = onAction.mock.calls[0] ?? []
    expect(action).toMatchObject({ secrets: { pin: '1234' }, values: {}, message: 'My PIN is ' })
    expect(field('PIN').value).toBe('')
  })

  it('says why it was refused, keeps what was typed, and can be sent again', async () => {
    const onAction = vi
      .fn<ActionHandler>()
      .mockReturnValueOnce({ refused: 'Nothing here may receive a secret.' })
      .mockReturnValue(undefined)
    drawView(form({}, PIN), { onAction })
    await userEvent.type(field('PIN'), '1234')
    await submit()
    expect(screen.getByText('Nothing here may receive a secret.')).toBeDefined()
    expect(field('PIN').value).toBe('1234')
    await userEvent.type(field('PIN'), '5')
    await submit()
    expect(onAction).toHaveBeenCalledTimes(2)
  })

  it('leaves the loose fields of the view to a button outside of it', async () => {
    const onAction = taken()
    const loose = node('Input', { label: 'Note', name: 'note', value: 'hi' })
    const button = node('Button', { label: 'Say', message: 'Note: {note}' })
    drawView(node('Stack', {}, [loose, form({}, CITY), button]), { onAction })
    await userEvent.click(screen.getByRole('button', { name: 'Say' }))
    expect(onAction.mock.calls[0]?.[0]).toMatchObject({ values: { note: 'hi' }, message: 'Note: hi' })
  })
})

describe('one effect each time', () => {
  it.each<[string, () => Promise<void>]>([
    ['a double click', () => userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }))],
    [
      'Enter and a click together',
      async () => {
        await userEvent.type(field(/City/), '{Enter}')
        await submit()
      },
    ],
  ])('%s', async (_, press) => {
    const onAction = taken()
    drawView(form({}, CITY), { onAction })
    await userEvent.type(field(/City/), 'Oslo')
    await press()
    expect(onAction).toHaveBeenCalledTimes(1)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false)
  })

  it('is the same press again after its answer was lost', async () => {
    const onAction = vi
      .fn<ActionHandler>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockReturnValue(undefined)
    drawView(form({}, CITY), { onAction })
    await userEvent.type(field(/City/), 'Oslo')
    await submit()
    await act(() => new Promise((resolve) => setTimeout(resolve, 510)))
    await submit()
    const [first, second] = onAction.mock.calls.map(([action]) => action.pressId)
    expect(second).toBe(first)
  })

  it('with once, the form stays sent', async () => {
    const onAction = taken()
    drawView(form({ once: true }, GIFT), { onAction })
    await submit()
    expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe('true')
    await submit()
    expect(onAction).toHaveBeenCalledTimes(1)
  })

  it('asks first, where a question was written', async () => {
    const onAction = taken()
    drawView(form({ confirm: 'Really order?' }, GIFT), { onAction })
    await submit()
    expect(onAction).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement?.textContent).toBe('Submit')
    await submit()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, go on' }))
    expect(onAction).toHaveBeenCalledTimes(1)
  })
})

describe('what is wrong', () => {
  it('stops the form: listed, linked to its field, the first in the focus; typing answers it', async () => {
    const onAction = taken()
    drawView(form({}, GIFT, CITY, COUNT), { onAction })
    await userEvent.clear(field('Pieces'))
    await userEvent.type(field('Pieces'), '12')
    await submit()
    expect(onAction).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field(/City/))
    expect(field(/City/).getAttribute('aria-invalid')).toBe('true')
    const described = field(/City/).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Where to',
      'This is needed',
    ])
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('2 answers need another look')
    await userEvent.click(screen.getByRole('button', { name: 'Pieces: At most 9' }))
    expect(document.activeElement).toBe(field('Pieces'))
    await userEvent.type(field(/City/), 'Oslo')
    expect(field(/City/).getAttribute('aria-invalid')).toBe('false')
    await userEvent.clear(field('Pieces'))
    await submit()
    expect(onAction.mock.calls[0]?.[0]?.values).toEqual({ gift: false, city: 'Oslo', count: null })
  })

  it('can be told by the server, and typed values stay', async () => {
    const viewState = createViewStateStore()
    const { rerender } = drawView(form({}, CITY), { viewState })
    await userEvent.type(field(/City/), 'Atlantis')
    rerender(viewPage(form({ errors: { city: 'We do not deliver there' } }, CITY), { viewState }))
    expect(field(/City/).value).toBe('Atlantis')
    expect(screen.getAllByText(/We do not deliver there/)).toHaveLength(2)
    await userEvent.type(field(/City/), '!')
    expect(screen.queryAllByText(/We do not deliver there/)).toHaveLength(0)
  })
})

describe('keys', () => {
  it.each([
    ['while it composes', { isComposing: true }],
    ['after it, as Safari sends it', { keyCode: 229 }],
  ])('an Enter of the input method %s sends nothing', (_, init) => {
    drawView(form({}, CITY), { onAction: taken() })
    const event = createEvent.keyDown(field(/City/), { key: 'Enter', ...init })
    fireEvent(field(/City/), event)
    expect(event.defaultPrevented).toBe(true)
  })
})

describe('what is kept', () => {
  it('survives a reload and a new version of the view; reset takes it back', async () => {
    drawView(form({ reset: true }, CITY, COUNT))
    await userEvent.type(field(/City/), 'Oslo')
    await userEvent.clear(field('Pieces'))
    await userEvent.type(field('Pieces'), '3.')
    cleanup()
    drawView(form({ reset: true, title: 'New' }, COUNT, CITY), { viewState: createViewStateStore() })
    expect([field(/City/).value, field('Pieces').value]).toEqual(['Oslo', '3'])
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect([field(/City/).value, field('Pieces').value]).toEqual(['', '2'])
  })

  it('is shown to be copied', async () => {
    drawView(form({ copy: true }, COUNT, PIN, GIFT))
    await userEvent.type(field('PIN'), '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Show values' }))
    expect(screen.getByText(/Pieces/, { selector: 'output' }).textContent).toBe('Pieces: 2\nAs a gift: No')
  })
})

describe('a preview', () => {
  it('draws its fields disabled and sends nothing', () => {
    drawView(form({}, CITY, SIZE, GIFT), { partial: true, onAction: taken() })
    for (const name of [/City/, 'Size', 'As a gift']) expect(field(name).disabled).toBe(true)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('gets a submit button only where it has none', () => {
  const own = node('Stack', {}, [node('Button', { label: 'Book', kind: 'submit' })])
  drawView(form({}, CITY, own), { onAction: taken() })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Book'])
})
