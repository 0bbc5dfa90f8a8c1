import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject, TreeNode, UiAction } from '../../../core/index.ts'
import { createViewStateStore, type ViewStateStore } from '../../index.ts'
import { drawView, viewPage } from './draw-view.fixtures.tsx'

const PLACE = { threadId: 't', runId: 'r', viewId: 'v' }
const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium', disabled: true },
  { value: 3, label: 'Large' },
]
const COUNTRIES = ['Austria', 'Belgium', 'Österreich', 'Croatia', 'Cyprus', 'Denmark', 'Estonia']
  .concat(['Finland', 'France', 'Greece', 'Hungary', 'Italy', 'Malta'])
  .map((label) => ({ value: label.slice(0, 3), label, disabled: label === 'Croatia' }))

function draw(type: string, props: JsonObject) {
  const viewState = createViewStateStore()
  const node = { type, props: { label: 'It', name: 'it', ...props } }
  const { rerender } = drawView(node, { viewState })
  return {
    kept: () => kept(viewState),
    redraw: (more: JsonObject) =>
      rerender(viewPage({ type, props: { ...node.props, ...more } }, { viewState })),
  }
}
const kept = (viewState: ViewStateStore) => viewState.get(PLACE, 'root', 'values', 'it')
const key = (name: string) => userEvent.keyboard(`{${name}}`)

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('a Select', () => {
  it('tells a number from the same digits as text, and may be emptied', async () => {
    const options = [
      { value: 1, label: 'One' },
      { value: '1', label: 'The digit' },
    ]
    const { kept } = draw('Select', { options })
    const select = screen.getByLabelText('It')
    for (const [label, value] of [
      ['One', 1],
      ['The digit', '1'],
      ['Choose…', null],
    ] as const) {
      await userEvent.selectOptions(select, label)
      expect(kept()).toBe(value)
    }
  })

  it('of a new version keeps a choice that is still offered, and no other', async () => {
    const { redraw } = draw('Select', { options: SIZES })
    const shown = () => screen.getByLabelText<HTMLSelectElement>('It').selectedOptions[0]?.label
    await userEvent.selectOptions(screen.getByLabelText('It'), 'Large')
    redraw({ options: SIZES.toReversed() })
    expect(shown()).toBe('Large')
    redraw({ options: SIZES.slice(0, 2), value: 's' })
    expect(shown()).toBe('Small')
  })
})

describe('a Select that is searched', () => {
  const open = async () => {
    const { kept } = draw('Select', { options: COUNTRIES })
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'It' })
    await userEvent.click(box)
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
    return { kept, box, active }
  }
  const listed = () => screen.queryAllByRole('option').map((option) => option.textContent)

  it('finds by any part, whatever case and accents; Enter takes the active one and sends no form', async () => {
    const { box, active, kept } = await open()
    await userEvent.keyboard('ost')
    expect(listed()).toEqual(['Österreich'])
    expect(active()).toBe('Österreich')
    const enter = createEvent.keyDown(box, { key: 'Enter' })
    fireEvent(box, enter)
    expect([enter.defaultPrevented, kept(), box.value, box.getAttribute('aria-expanded')]).toEqual([
      true,
      'Öst',
      'Österreich',
      'false',
    ])
  })

  it('goes by the arrows, around the ends and past what is off', async () => {
    const { active } = await open()
    const seen: (string | null | undefined)[] = []
    for (const name of [
      'ArrowUp',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'End',
      'Home',
      'PageDown',
    ]) {
      await key(name)
      seen.push(active())
    }
    expect(seen).toEqual([
      'Malta',
      'Austria',
      'Belgium',
      'Österreich',
      'Cyprus',
      'Malta',
      'Austria',
      'France',
    ])
  })

  it('is left as it was by Escape and by going on', async () => {
    const { box, kept } = await open()
    await userEvent.keyboard('fin{Enter}')
    await userEvent.keyboard('mal{Escape}')
    expect([box.value, listed()]).toEqual(['Finland', []])
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    expect([box.value, kept(), listed()]).toEqual(['Finland', 'Fin', []])
  })

  it('is emptied with its text, says that nothing matches, and leaves an input method alone', async () => {
    const { box, kept } = await open()
    await userEvent.keyboard('zzz')
    expect(screen.getByText('No matches')).toBeDefined()
    await userEvent.clear(box)
    await userEvent.keyboard('ita')
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(kept()).toBeUndefined()
    await userEvent.click(screen.getByRole('option', { name: 'Italy' }))
    await userEvent.clear(box)
    await userEvent.tab()
    expect(kept()).toBeNull()
  })
})

describe('a MultiSelect', () => {
  it('is walked and chosen by keys, in the order of its options, up to its limit', async () => {
    const { kept } = draw('MultiSelect', { options: COUNTRIES, max: 2 })
    await userEvent.click(screen.getByRole('combobox', { name: 'It' }))
    await userEvent.keyboard('malta{Enter}')
    await userEvent.clear(screen.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(kept()).toEqual(['Bel', 'Mal'])
    expect(screen.getByText('2 chosen')).toBeDefined()
    expect(screen.getByRole('option', { name: 'Greece' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('option', { name: 'Greece' }))
    await userEvent.click(screen.getByRole('option', { name: 'Malta' }))
    expect(kept()).toEqual(['Bel'])
  })

  it('of a few goes by their first letters, and Space chooses', async () => {
    const { kept } = draw('MultiSelect', { options: SIZES, value: ['s'] })
    screen.getByRole('combobox', { name: 'It' }).focus()
    await userEvent.keyboard('l ')
    expect(kept()).toEqual(['s', 3])
  })
})

describe('a RadioGroup', () => {
  it('is a named group of which one is chosen', async () => {
    const { kept } = draw('RadioGroup', { options: SIZES, hint: 'Pick one' })
    const group = screen.getByRole('group', { name: 'It' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Pick one',
    )
    await userEvent.click(within(group).getByRole('radio', { name: 'Large' }))
    expect(kept()).toBe(3)
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Medium' }).disabled).toBe(true)
  })
})

describe('a CheckboxGroup', () => {
  it('keeps the order of its options and its limit', async () => {
    const { kept } = draw('CheckboxGroup', { options: SIZES, max: 1 })
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await userEvent.click(box('Large'))
    expect([kept(), box('Small').disabled]).toEqual([[3], true])
    await userEvent.click(box('Large'))
    expect([kept(), box('Small').disabled]).toEqual([[], false])
  })
})

describe('scales', () => {
  it('a Slider says its value as it is written', () => {
    const { kept } = draw('Slider', { max: 500, format: 'currency', currency: 'EUR', value: 120 })
    const slider = screen.getByRole('slider', { name: 'It' })
    expect(slider.getAttribute('aria-valuetext')).toBe('€120.00')
    fireEvent.change(slider, { target: { value: '130' } })
    expect(kept()).toBe(130)
  })

  it.each([
    ['From', '90', [60, 60]],
    ['To', '10', [20, 20]],
    ['From', '30', [30, 60]],
  ])('of a RangeSlider %s never passes the other end', (name, value, expected) => {
    const { kept } = draw('RangeSlider', { value: [20, 60] })
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
    expect(kept()).toEqual(expected)
  })
})

describe('a DateRange', () => {
  const inForm = (props: JsonObject, onAction: (action: UiAction) => undefined) => {
    const range: TreeNode = { type: 'DateRange', props: { label: 'Stay', name: 'stay', ...props } }
    drawView({ type: 'Form', props: { action: 'go' }, children: [range] }, { onAction })
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

  it('is two local days, checked for their order', async () => {
    const onAction = vi.fn<(action: UiAction) => undefined>()
    inForm({ value: ['2026-03-29', null] }, onAction)
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-28' } })
    await submit()
    expect(onAction).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText('From'))
    expect(screen.getAllByText(/must not be after/)).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-30' } })
    await submit()
    expect(onAction.mock.calls[0]?.[0]).toMatchObject({
      values: { stay: ['2026-03-29', '2026-03-30'] },
      message: 'Stay: Mar 29, 2026 – Mar 30, 2026',
    })
  })

  it('needs both days where it is required', async () => {
    const onAction = vi.fn<(action: UiAction) => undefined>()
    inForm({ value: ['2026-03-29', null], required: true }, onAction)
    await submit()
    expect(screen.getAllByText(/Both days are needed/)).toHaveLength(2)
  })
})

it.each<[string, JsonObject]>([
  ['TextArea', {}],
  ['Select', { options: SIZES }],
  ['Select', { options: COUNTRIES }],
  ['MultiSelect', { options: SIZES }],
  ['RadioGroup', { options: SIZES }],
  ['CheckboxGroup', { options: SIZES }],
  ['Slider', {}],
  ['RangeSlider', {}],
  ['DateRange', {}],
])('a %s of a preview takes nothing', (type, props) => {
  const node = { type, props: { label: 'It', name: 'it', ...props } }
  const { container } = drawView(node, { partial: true })
  const controls = [...container.querySelectorAll('input, select, textarea')]
  expect(controls).not.toEqual([])
  expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([])
})
