import { describe, expect, it } from 'vitest'
import { createLiveCanvas, defineCatalog, type LiveCanvas, replayTrace } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../sets.ts'
import { homes } from './dataset.fixtures.ts'
import { datasetComponents } from './dataset-components.ts'

const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents(homes)])
const OSLO = [{ column: 'city', op: '=', value: 'Oslo' }]

async function filtered(): Promise<LiveCanvas> {
  const canvas = createLiveCanvas({ catalog, data: homes })
  const args = { title: 'Rows', column: 'city', agg: 'count', filter: OSLO }
  expect(await canvas.call({ tool: 'value_box', args })).toMatchObject({ ok: true })
  return canvas
}

const shownBy = (canvas: LiveCanvas): unknown => canvas.state().views.c1?.node?.props.value

describe('the filter of a card, updated', () => {
  it.each([
    ['null shows all rows again', { filter: null }, 5],
    ['an empty list shows all rows again', { filter: [] }, 5],
    ['left out, it stays', { title: 'Homes' }, 2],
  ])('%s, and after a replay too', async (_, props, value) => {
    const canvas = await filtered()
    expect(shownBy(canvas)).toBe(2)
    expect(await canvas.call({ tool: 'update_component', args: { id: 'c1', props } })).toMatchObject({
      ok: true,
    })
    expect(shownBy(canvas)).toBe(value)
    const { snapshot, skipped } = replayTrace(JSON.parse(JSON.stringify(canvas.trace())), catalog, {
      data: homes,
    })
    expect([skipped, snapshot]).toEqual([[], canvas.state().snapshot])
    canvas.close()
  })

  it('an empty text is refused with what fits, and changes nothing', async () => {
    const canvas = await filtered()
    const outcome = await canvas.call({ tool: 'update_component', args: { id: 'c1', props: { filter: '' } } })
    expect(outcome).toMatchObject({ ok: false, issues: [{ path: ['props', 'filter'] }] })
    expect(shownBy(canvas)).toBe(2)
    canvas.close()
  })
})
