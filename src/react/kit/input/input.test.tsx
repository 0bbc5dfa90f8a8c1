import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../core/index.ts'
import { createViewStateStore } from '../../index.ts'
import { drawView } from '../form/draw-view.fixtures.tsx'
import { Input } from './input.tsx'
import { parseNumber, typedNumber } from './parse-number.ts'

const PLACE = { threadId: 't', runId: 'r', viewId: 'v' }

function draw(props: JsonObject, locale = 'en') {
  const viewState = createViewStateStore()
  drawView({ type: 'Input', props: { label: 'It', name: 'it', ...props } }, { viewState, locale })
  const kept = () => viewState.get(PLACE, 'root', 'values', 'it')
  return { input: screen.getByLabelText<HTMLInputElement>('It'), kept }
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('a number', () => {
  it.each([
    ['1.', '1.', 1, '1'],
    ['-', '-', null, '-'],
    ['0.50', '0.50', 0.5, '0.5'],
    ['1,234.5', '1,234.5', 1234.5, '1234.5'],
    ['abc', 'abc', null, 'abc'],
  ])('typed %j stays so until it is left', async (typed, shown, value, left) => {
    const { input, kept } = draw({ inputType: 'number' })
    await userEvent.type(input, typed)
    expect([input.value, kept()]).toEqual([shown, value])
    await userEvent.tab()
    expect(input.value).toBe(left)
  })

  it('is written and read in the language of the page', async () => {
    const { input, kept } = draw({ inputType: 'number', value: 1234.5 }, 'de')
    expect(input.value).toBe('1234,5')
    await userEvent.clear(input)
    await userEvent.type(input, '2,25')
    expect(kept()).toBe(2.25)
  })
})

it.each([
  ['1.234,5', 'de', 1234.5],
  ['1.5', 'de', 1.5],
  ['1,5', 'en', 1.5],
  ['1,234', 'en', 1234],
  ['12,34', 'en', 12.34],
  ['1,00,000.5', 'en-IN', 100_000.5],
  ['1 234,5', 'fr', 1234.5],
  ['١٢٫٥', 'ar-EG', 12.5],
  ['−3', 'en', -3],
  ['.5', 'en', 0.5],
  ['1e3', 'en', 1000],
  ['1.2.3', 'en', undefined],
  ['0x10', 'en', undefined],
  ['Infinity', 'en', undefined],
  ['1e999', 'en', undefined],
  ['', 'en', undefined],
])('%j in %s is %s', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number)
})

it.each(['en', 'de', 'fr', 'ar-EG', 'hi-IN-u-nu-deva'])('what is written in %s is read back', (locale) => {
  for (const number of [0, -1.5, 1_234_567.25, 0.000_001, 1e15])
    expect(parseNumber(typedNumber(number, locale), locale)).toBe(number)
})

describe('a day or a time', () => {
  it.each([
    ['date', '2026-03-09', '2026-03-29', '2026-03-29'],
    ['time', '08:30', '23:05:00', '23:05'],
    ['datetime', '2026-03-09T08:30', '2026-03-29T02:30', '2026-03-29T02:30'],
  ])('%s stays the local text it is', (inputType, value, typed, expected) => {
    const { input, kept } = draw({ inputType, value })
    expect(input.value).toBe(value)
    fireEvent.change(input, { target: { value: typed } })
    expect(kept()).toBe(expected)
    fireEvent.change(input, { target: { value: '' } })
    expect(kept()).toBeNull()
  })

  it.each(['yesterday', '2026-3-9', 'javascript:alert(1)'])('%j is no initial value', (value) => {
    render(<Input label="It" inputType="date" value={value} />)
    expect(screen.getByLabelText<HTMLInputElement>('It').value).toBe('')
  })
})

it('a password is shown while that is asked for', async () => {
  const { input } = draw({ inputType: 'password' })
  const reveal = screen.getByRole('button', { name: 'Show what is typed' })
  await userEvent.click(reveal)
  expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await userEvent.click(reveal)
  expect(input.type).toBe('password')
})

it('a password is neither kept nor filled from what was kept', async () => {
  const { input, kept } = draw({ inputType: 'password' })
  await userEvent.type(input, 'hunter2')
  expect([input.type, input.value, kept()]).toEqual(['password', 'hunter2', undefined])
})
