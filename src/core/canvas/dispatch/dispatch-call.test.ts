import { describe, expect, it } from 'vitest'
import type { DispatchOptions } from './context.ts'
import type { CanvasCall } from './operation.ts'
import type { PlanStep } from './plan.ts'
import { canvasOf, dispatch, FULL, LINK, PLOT } from './snapshots.fixtures.ts'

const accepted: [what: string, call: CanvasCall, steps: Partial<PlanStep>[], options?: DispatchOptions][] = [
  [
    'a create, with defaults and the next id',
    { tool: 'scatter_plot', args: PLOT },
    [
      {
        action: 'create',
        id: 'c12',
        component: 'ScatterPlot',
        version: 1,
        props: { ...PLOT, color: 'none' },
      },
    ],
  ],
  [
    'a create in a container',
    { tool: 'note', args: { text: 'x', parent_id: 'c4' } },
    [{ action: 'create', id: 'c12', parentId: 'c4', version: 2 }],
  ],
  [
    'a parent of null, as none',
    { tool: 'note', args: { text: 'x', parent_id: null } },
    [{ action: 'create', id: 'c12' }],
  ],
  ['arguments as JSON text', { tool: 'note', args: '{"text":"x"}' }, [{ action: 'create', id: 'c12' }]],
  [
    'no arguments, where none are needed',
    { tool: 'card_row', args: undefined },
    [{ action: 'create', component: 'CardRow', props: {} }],
  ],
  [
    'null for an optional prop',
    { tool: 'card_row', args: { title: null } },
    [{ action: 'create', props: {} }],
  ],
  [
    'null that a prop may be',
    { tool: 'note', args: { text: 'x', subtitle: null } },
    [{ action: 'create', props: { text: 'x', subtitle: null, tags: [], style: { size: 1 } } }],
  ],
  [
    'a declared prop called id',
    { tool: 'throwing', args: { id: 'mine' } },
    [{ action: 'create', props: { id: 'mine' } }],
  ],
  [
    'a number written as text',
    { tool: 'histogram', args: { column: 'mpg', bins: '12' } },
    [{ action: 'create', props: { column: 'mpg', bins: 12 } }],
  ],
  [
    'a part in its container',
    { tool: 'tab', args: { label: 'x', parent_id: 'c7' } },
    [{ action: 'create', component: 'Tab', parentId: 'c7' }],
  ],
  [
    'a link',
    { tool: 'histogram', args: { column: 'mpg', filter: LINK } },
    [{ action: 'create', props: { column: 'mpg', bins: 30, filter: LINK } }],
  ],
  [
    'a link as JSON text',
    { tool: 'histogram', args: { column: 'mpg', filter: JSON.stringify(LINK) } },
    [{ action: 'create', props: { column: 'mpg', bins: 30, filter: LINK } }],
  ],
  [
    'a link without its $',
    { tool: 'update_component', args: { id: 'c3', props: { filter: { from: 'c1', output: 'selection' } } } },
    [{ action: 'update', props: { column: 'mpg', bins: 30, filter: LINK } }],
  ],
  [
    'a plain value where a link could stand',
    { tool: 'histogram', args: { column: 'mpg', filter: [] } },
    [{ action: 'create', props: { column: 'mpg', bins: 30, filter: [] } }],
  ],
  [
    'an update, the whole props in the plan',
    { tool: 'update_component', args: { id: 'c1', props: { color: 'origin' } } },
    [{ action: 'update', id: 'c1', props: { ...PLOT, color: 'origin' } }],
  ],
  [
    'an update by JSON text',
    { tool: 'update_component', args: { id: 'c1', props: '{"color":"origin"}' } },
    [{ action: 'update', props: { ...PLOT, color: 'origin' } }],
  ],
  [
    'an update by nearly JSON text',
    { tool: 'update_component', args: { id: 'c1', props: "{color:'origin',}" } },
    [{ action: 'update', props: { ...PLOT, color: 'origin' } }],
  ],
  [
    'an update by its own tool',
    { tool: 'update_scatter_plot', args: { id: 'c1', props: { color: 'origin' } } },
    [{ action: 'update', props: { ...PLOT, color: 'origin' } }],
  ],
  [
    'props beside the id',
    { tool: 'update_component', args: { id: 'c1', color: 'origin' } },
    [{ action: 'update', props: { ...PLOT, color: 'origin' } }],
  ],
  [
    'an update of nothing, to draw again',
    { tool: 'update_component', args: { id: 'c1' } },
    [{ action: 'update', id: 'c1', props: { ...PLOT, color: 'none' } }],
  ],
  [
    'null, back to the default',
    { tool: 'update_component', args: { id: 'c6', props: { bins: null } } },
    [{ action: 'update', props: { column: 'weight', bins: 30, filter: LINK } }],
  ],
  [
    'null in a nested object',
    { tool: 'update_component', args: { id: 'c5', props: { style: { tone: null } } } },
    [{ action: 'update', props: { text: 'hi', tags: ['a'], style: { size: 2 } } }],
  ],
  [
    'nested objects, merged',
    { tool: 'update_component', args: { id: 'c5', props: { style: { size: 3 } } } },
    [{ action: 'update', props: { text: 'hi', tags: ['a'], style: { size: 3, tone: 'calm' } } }],
  ],
  [
    'arrays, replaced',
    { tool: 'update_component', args: { id: 'c5', props: { tags: ['b', 'c'] } } },
    [{ action: 'update', props: { text: 'hi', tags: ['b', 'c'], style: { size: 2, tone: 'calm' } } }],
  ],
  [
    'a link in place of a value',
    { tool: 'update_component', args: { id: 'c3', props: { filter: LINK } } },
    [{ action: 'update', props: { column: 'mpg', bins: 30, filter: LINK } }],
  ],
  [
    'a value in place of a link',
    { tool: 'update_component', args: { id: 'c6', props: { filter: [] } } },
    [{ action: 'update', props: { column: 'weight', bins: 10, filter: [] } }],
  ],
  [
    'an end to a link',
    { tool: 'update_component', args: { id: 'c6', props: { filter: null } } },
    [{ action: 'update', props: { column: 'weight', bins: 10 } }],
  ],
  [
    'another source of a link',
    { tool: 'update_component', args: { id: 'c6', props: { filter: { $from: 'c3' } } } },
    [
      {
        action: 'update',
        props: { column: 'weight', bins: 10, filter: { $from: 'c3', output: 'selection' } },
      },
    ],
  ],
  [
    'an update of an older version',
    { tool: 'update_component', args: { id: 'c9', props: { tags: ['n'] } } },
    [{ action: 'update', version: 2, props: { text: 'old', tags: ['n'], style: { size: 1 } } }],
  ],
  [
    'a remove, leaves first',
    { tool: 'remove_component', args: { id: 'c2' } },
    [{ action: 'remove', id: 'c2', ids: ['c3', 'c5', 'c4', 'c2'] }],
  ],
  [
    'a remove of what the catalog has lost',
    { tool: 'remove_component', args: { id: 'c10' } },
    [{ action: 'remove', ids: ['c10'] }],
  ],
  [
    'a clear, without what is pinned',
    { tool: 'clear_canvas', args: {} },
    [{ action: 'clear', ids: ['c1', 'c3', 'c5', 'c4', 'c2', 'c6', 'c8', 'c7', 'c10'], keep: ['c9'] }],
  ],
  [
    'a clear by the person, of all',
    { tool: 'clear_canvas', args: null },
    [{ action: 'clear', keep: [] }],
    { by: 'user' },
  ],
  [
    'a move into a container',
    { tool: 'move_component', args: { id: 'c1', parent_id: 'c2', index: 1 } },
    [{ action: 'move', id: 'c1', parentId: 'c2', index: 1 }],
  ],
  [
    'a move to the end of where it is',
    { tool: 'move_component', args: { id: 'c3' } },
    [{ action: 'move', id: 'c3', parentId: 'c2', index: 1 }],
  ],
  [
    'a move out of a container',
    { tool: 'move_component', args: { id: 'c5', parent_id: null, index: 0 } },
    [{ action: 'move', id: 'c5', index: 0 }],
  ],
  [
    'a width',
    { tool: 'set_layout', args: { id: 'c1', width: 'full' } },
    [{ action: 'layout', id: 'c1', layout: { width: 'full' } }],
  ],
  [
    'a width of a pinned card, which stays pinned',
    { tool: 'set_layout', args: { id: 'c9', width: 'wide' } },
    [{ action: 'layout', layout: { width: 'wide', pinned: true } }],
  ],
  [
    'several at once, in order, with what they hold',
    {
      tool: 'create_many',
      args: {
        instances: [
          {
            component: 'CardRow',
            props: { title: 'KPIs' },
            width: 'full',
            children: [{ component: 'note', props: { text: '1' } }],
          },
          { component: 'histogram', props: '{"column":"mpg"}', parent_id: 'c4', index: 0 },
        ],
      },
    },
    [
      { action: 'create', id: 'c12', component: 'CardRow', layout: { width: 'full' } },
      { action: 'create', id: 'c13', component: 'Note', parentId: 'c12' },
      { action: 'create', id: 'c14', component: 'Histogram', parentId: 'c4', index: 0 },
    ],
  ],
  [
    'several of which one reads another',
    {
      tool: 'create_many',
      args: {
        instances: [
          { component: 'scatter_plot', props: PLOT },
          { component: 'histogram', props: { column: 'mpg', filter: { $from: 'c12', output: 'selection' } } },
        ],
      },
    },
    [
      { id: 'c12' },
      { id: 'c13', props: { column: 'mpg', bins: 30, filter: { $from: 'c12', output: 'selection' } } },
    ],
  ],
]

describe('a call of the model', () => {
  it.each(accepted)('is planned: %s', (_, { tool, args }, steps, options) => {
    const result = dispatch(tool, args, FULL, options)
    expect(result).toMatchObject({ ok: true, plan: { base: FULL, steps } })
    // Props are compared whole.
    for (const [index, step] of steps.entries()) {
      const planned = result.ok ? result.plan.steps[index] : undefined
      if ('props' in step && planned && 'props' in planned) expect(planned.props).toEqual(step.props)
    }
    expect(result.ok && result.plan.steps).toHaveLength(steps.length)
  })

  it('is told with all its issues at once', () => {
    const result = dispatch('scatter_plot', { x: 'miles', y: 'tons', z: 1 })
    expect(result.issues.map(({ path }) => path)).toEqual([['z'], ['x'], ['y']])
  })

  it('never makes a huge answer', () => {
    const instances = Array.from({ length: 100 }, () => ({
      component: 'note',
      props: { text: 1, a: 1, b: 2 },
    }))
    expect(dispatch('create_many', { instances }).issues.length).toBeLessThanOrEqual(50)
  })

  it('leaves a link of before alone, though its source is gone', () => {
    const orphaned = canvasOf([
      { id: 'c1', component: 'ScatterPlot', props: PLOT },
      { id: 'c2', component: 'Histogram', props: { column: 'mpg', bins: 30, filter: LINK } },
    ]).without('c1')
    expect(dispatch('update_component', { id: 'c2', props: { bins: 9 } }, orphaned)).toMatchObject({
      ok: true,
      plan: { steps: [{ props: { column: 'mpg', bins: 9, filter: LINK } }] },
    })
    const another = { $from: 'c1', output: 'selection' }
    expect(dispatch('update_component', { id: 'c2', props: { highlight: another } }, orphaned)).toMatchObject(
      {
        ok: false,
        issues: [{ code: 'unknown_instance', path: ['props', 'highlight', '$from'] }],
      },
    )
  })

  it('says what it read as a link', () => {
    const filter = JSON.stringify({ from: 'c1', output: 'selection' })
    expect(dispatch('histogram', { column: 'mpg', filter })).toMatchObject({
      ok: true,
      repairs: [
        { code: 'renamed_key', path: ['filter'] },
        { code: 'parsed_text', path: ['filter'] },
      ],
    })
    for (const other of [{ from: 'x', output: 'selection' }, { from: 'c1', output: 'a', more: 1 }, 'from']) {
      expect(dispatch('histogram', { column: 'mpg', filter: other })).toMatchObject({ ok: false })
    }
  })

  it('checks props with what a link brings, and keeps the link', () => {
    const linkValue = (): unknown => [{ column: 'mpg', value: 'a' }]
    expect(dispatch('histogram', { column: 'mpg', filter: LINK }, FULL, { linkValue })).toMatchObject({
      ok: true,
      plan: { steps: [{ props: { column: 'mpg', bins: 30, filter: LINK } }] },
    })
  })

  it('keeps a pinned card with the containers around it, and all that a pinned container holds', () => {
    const nested = canvasOf([
      { id: 'c1', component: 'CardRow', props: {} },
      { id: 'c2', component: 'CardRow', props: {}, parentId: 'c1', layout: { pinned: true } },
      { id: 'c3', component: 'Note', props: { text: 'in it' }, parentId: 'c2' },
      { id: 'c4', component: 'Note', props: { text: 'beside it' }, parentId: 'c1' },
    ]).snapshot
    expect(dispatch('clear_canvas', {}, nested)).toMatchObject({
      ok: true,
      plan: { steps: [{ action: 'clear', ids: ['c4'], keep: ['c2', 'c3'] }] },
    })
    expect(dispatch('remove_component', { id: 'c1' }, nested)).toMatchObject({
      ok: false,
      issues: [{ code: 'pinned' }],
    })
    expect(dispatch('remove_component', { id: 'c1' }, nested, { by: 'user' })).toMatchObject({ ok: true })
  })

  it('holds no data of its caller', () => {
    const args = { text: 'x', tags: ['a'] }
    const result = dispatch('note', args)
    args.tags.push('b')
    expect(result).toMatchObject({ ok: true, plan: { steps: [{ props: { tags: ['a'] } }] } })
  })
})
