import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { VitrailProvider } from '../../index.ts'
import { Chart } from './chart.tsx'

afterEach(cleanup)

describe.each(['line', 'area', 'bar', 'pie', 'scatter'] as const)('a %s chart', (type) => {
  it.each<[string, (number | string | null)[], boolean]>([
    ['gaps and texts', [3, null, 'NaN', 5], true],
    ['zeros', [0, 0, 0], type !== 'pie'],
    ['one value', [7], true],
    ['nothing', [], false],
    ['nothing but gaps', [null, Number.NaN], false],
  ])('of %s draws numbers only, or says that it is empty', (_, values, drawn) => {
    const data = values.map((y, x) => ({ x, y }))
    const props = { type, title: 'Sales', xKey: 'x', series: [{ key: 'y' }], data }
    const { container } = render(
      <VitrailProvider locale="en" timeZone="UTC">
        <Chart {...props} />
      </VitrailProvider>,
    )
    const attributes = [...container.querySelectorAll('svg, svg *')].flatMap((element) =>
      element.getAttributeNames().map((name) => element.getAttribute(name)),
    )
    expect(attributes.filter((value) => /NaN|Infinity|undefined/.test(value ?? ''))).toEqual([])
    expect([container.querySelector('[role="application"], svg path, svg circle') !== null]).toEqual([drawn])
    if (!drawn) expect(container.textContent).toMatch(/no data|nothing|empty/i)
  })
})
