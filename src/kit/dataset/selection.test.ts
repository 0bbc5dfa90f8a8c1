import { describe, expect, it } from 'vitest'
import { createLiveCanvas, defineCatalog, type JsonObject } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../sets.ts'
import { componentOf, homes } from './dataset.fixtures.ts'
import { datasetComponents } from './dataset-components.ts'

const between = (column: string) => ({ column, op: 'between', value: [1, 2] })

describe('a selection after an update', () => {
  it.each<[string, JsonObject, JsonObject[], boolean]>([
    ['ScatterPlot', { x: 'price', y: 'rooms' }, [between('price'), between('rooms')], true],
    ['ScatterPlot', { x: 'rooms', y: 'price' }, [between('price'), between('rooms')], true],
    ['ScatterPlot', { x: 'price', y: 'built' }, [between('price'), between('rooms')], false],
    ['Histogram', { column: 'price', bins: 9 }, [between('price')], true],
    ['Histogram', { column: 'rooms' }, [between('price')], false],
    ['DatasetChart', { chart: 'pie', group: 'city' }, [{ column: 'city', op: 'in', value: ['Oslo'] }], true],
    ['DatasetChart', { group: 'rooms', column: 'city' }, [{ column: 'city', op: 'in', value: ['a'] }], false],
    ['DatasetTable', { selectBy: 'city' }, [{ column: 'city', op: 'in', value: ['Oslo'] }], true],
    ['DatasetTable', { selectBy: 'rooms' }, [{ column: 'city', op: 'in', value: ['Oslo'] }], false],
    ['DatasetTable', {}, [{ column: 'city', op: 'in', value: ['Oslo'] }], false],
  ])('of %s %j', (name, props, selection, kept) => {
    const outputs = { selection }
    expect(componentOf(name).keepOutputs?.(outputs, props)).toEqual(kept ? outputs : {})
  })

  it('on a column that is no longer shown is gone, and its readers show all again', async () => {
    const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents(homes)])
    const canvas = createLiveCanvas({ catalog })
    const told = () => canvas.state().views.c2?.node?.props.hint
    const filter = { $from: 'c1', output: 'selection' }
    await canvas.call({ tool: 'histogram', args: { column: 'price' } })
    await canvas.call({ tool: 'value_box', args: { title: 'n', column: 'rooms', agg: 'count', filter } })
    await canvas.setValues('c1', { outputs: { selection: [{ column: 'price', op: '<', value: 25 }] } })
    await expect.poll(told).toBe('Count of rooms · Filtered: price under 25 · 3 of 6 rows')
    await canvas.call({ tool: 'update_component', args: { id: 'c1', props: { bins: 9 } } })
    expect(canvas.state().outputs.c1).not.toEqual({})
    await canvas.call({ tool: 'update_component', args: { id: 'c1', props: { column: 'rooms' } } })
    await expect.poll(told).toBe('Count of rooms')
    expect(canvas.state().outputs.c1).toEqual({})
  })
})

it('the bins that a model asks for count, wherever the slider was', async () => {
  const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents(homes)])
  const canvas = createLiveCanvas({ catalog })
  const slider = () => canvas.state().views.c1?.node?.children?.[1]?.props.value
  await canvas.call({ tool: 'histogram', args: { column: 'price' } })
  await canvas.setValues('c1', { inputs: { bins: 44 } })
  await expect.poll(slider).toBe(44)
  await canvas.call({ tool: 'update_component', args: { id: 'c1', props: { bins: 20 } } })
  expect([slider(), canvas.state().inputs.c1]).toEqual([20, {}])
})
