import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { ChartProps } from '../../../kit/index.ts'
import { createFieldScope, createViewStateStore, FieldScopeProvider, VitrailProvider } from '../../index.ts'
import { Chart } from './chart.tsx'

afterEach(cleanup)

function show(props: ChartProps) {
  const scope = createFieldScope('root')
  render(
    <VitrailProvider locale="en" timeZone="UTC" viewState={createViewStateStore()}>
      <FieldScopeProvider nodeId="root" scope={scope}>
        <Chart {...props} />
      </FieldScopeProvider>
    </VitrailProvider>,
  )
  return { user: userEvent.setup(), selected: () => scope.value('selection') }
}

const bars: ChartProps = {
  type: 'bar',
  title: 'Homes',
  xKey: 'x',
  series: [{ key: 'n' }],
  data: [
    { x: 'Oslo', n: 3 },
    { x: 'Bergen', n: 2 },
    { x: 'Molde', n: 1 },
  ],
  selection: { name: 'selection', x: 'city' },
}
const states = () =>
  [...document.querySelectorAll('[data-part="bar"]')].map((bar) => bar.getAttribute('data-state'))

it('selects by key, further with Shift, and nothing with Escape', async () => {
  const { user, selected } = show(bars)
  expect(selected()).toEqual([])
  await user.tab()
  expect(document.activeElement?.getAttribute('role')).toBe('application')
  await user.keyboard('{ArrowRight}{Enter}')
  expect(selected()).toEqual([{ column: 'city', op: 'in', value: ['Oslo'] }])
  expect(states()).toEqual(['selected', 'dimmed', 'dimmed'])
  expect(screen.getByRole('status').textContent).toBe('1 of 3 selected')

  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(selected()).toEqual([{ column: 'city', op: 'in', value: ['Oslo', 'Bergen'] }])

  await user.keyboard(' ')
  expect(selected()).toEqual([{ column: 'city', op: 'in', value: ['Oslo'] }])

  await user.keyboard('{Escape}')
  expect(selected()).toEqual([])
  expect(states()).toEqual([null, null, null])
})

it('clears by its button', async () => {
  const { user, selected } = show(bars)
  await user.tab()
  await user.keyboard('{End}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(selected()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull()
})

it('grows a box around a point', async () => {
  const { user, selected } = show({
    ...bars,
    type: 'scatter',
    data: [
      { x: 0, n: 0 },
      { x: 100, n: 50 },
    ],
    selection: { name: 'selection', x: 'w', y: 'h' },
  })
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}{Shift>}{ArrowRight}{ArrowUp}{/Shift}')
  expect(selected()).toEqual([
    { column: 'w', op: 'between', value: [0, expect.closeTo(5, 0)] },
    { column: 'h', op: 'between', value: [0, expect.closeTo(3, 1)] },
  ])
})

it('is no field where nothing can be selected', async () => {
  const { selection: _, ...plain } = bars
  const { user, selected } = show(plain)
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(selected()).toBeUndefined()
  expect(states()).toEqual([null, null, null])
})
