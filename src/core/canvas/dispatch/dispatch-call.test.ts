import { describe, expect, it } from 'vitest'
import type { Issue } from '../../issues/issue.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { CATALOG } from './catalog.fixtures.ts'
import type { DispatchOptions } from './context.ts'
import { dispatchCall } from './dispatch-call.ts'
import type { CanvasCall } from './operation.ts'
import type { DispatchResult, PlanStep } from './plan.ts'
import { canvasOf } from './snapshots.fixtures.ts'

/**
 * c1 ScatterPlot · c2 CardRow [c3 Histogram, c4 CardRow [c5 Note]] · c6 Histogram reading c1 · c7 Tabs [c8 Tab] · c9 Note, pinned ·
 * c10 Gone, of a component that the catalog has lost · next c12
 */
const FULL = canvasOf([
  { id: 'c1', component: 'ScatterPlot', props: { x: 'mpg', y: 'weight', color: 'none' } },
  { id: 'c2', component: 'CardRow', props: { title: 'Row' } },
  { id: 'c3', component: 'Histogram', props: { column: 'mpg', bins: 30 }, parentId: 'c2' },
  { id: 'c4', component: 'CardRow', props: {}, parentId: 'c2' },
  {
    id: 'c5',
    component: 'Note',
    version: 2,
    props: { text: 'hi', tags: ['a'], style: { size: 2, tone: 'calm' } },
    parentId: 'c4',
  },
  {
    id: 'c6',
    component: 'Histogram',
    props: { column: 'weight', bins: 10, filter: { $from: 'c1', output: 'selection' } },
  },
  { id: 'c7', component: 'Tabs', props: {} },
  { id: 'c8', component: 'Tab', props: { label: 'One' }, parentId: 'c7' },
  { id: 'c9', component: 'Note', version: 1, props: { body: 'old' }, layout: { pinned: true } },
  { id: 'c10', component: 'Gone', props: {} },
  { id: 'c11', component: 'Note', version: 2, props: { text: 'x', subtitle: null } },
]).without('c11')
const EMPTY = canvasOf([]).snapshot
const PLOT = { x: 'mpg', y: 'weight' }
const LINK = { $from: 'c1', output: 'selection' }

function dispatch(
  tool: string,
  args: unknown,
  snapshot: CanvasSnapshot = FULL,
  options: DispatchOptions = {},
): DispatchResult {
  const { data, ...rest } = options
  return dispatchCall(CATALOG, { tool, args }, snapshot, data, rest)
}

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

interface Refused {
  tool: string
  args: unknown
  code: string
  path?: Issue['path']
  /** Pieces of the message and hint, in order. */
  says: string[]
  on?: CanvasSnapshot
  options?: DispatchOptions
}

const LISTED = 'on the canvas: c1 (scatter_plot), c2 (card_row), c3 (histogram)'
const update = (id: unknown, props: unknown): Pick<Refused, 'tool' | 'args'> => ({
  tool: 'update_component',
  args: { id, props },
})
const plot = (more: object): Pick<Refused, 'tool' | 'args'> => ({
  tool: 'scatter_plot',
  args: { ...PLOT, ...more },
})
const bars = (more: object): Pick<Refused, 'tool' | 'args'> => ({
  tool: 'histogram',
  args: { column: 'mpg', ...more },
})
const many = (...instances: unknown[]): Pick<Refused, 'tool' | 'args'> => ({
  tool: 'create_many',
  args: { instances },
})
const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

const refused: Refused[] = [
  // The tool.
  {
    tool: 'scater_plot',
    args: PLOT,
    code: 'unknown_tool',
    path: [],
    says: ['"scater_plot"', 'Did you mean scatter_plot?', 'histogram', 'update_component'],
  },
  { tool: '', args: {}, code: 'unknown_tool', says: ['""', 'Tools: scatter_plot'] },
  { tool: '__proto__', args: {}, code: 'unknown_tool', says: ['"__proto__"'] },
  { tool: 'constructor', args: {}, code: 'unknown_tool', says: ['"constructor"'] },
  { tool: 'hidden', args: {}, code: 'unknown_tool', says: ['"hidden"'] },
  { tool: 'update_hidden', args: { id: 'c1' }, code: 'unknown_tool', says: ['"update_hidden"'] },
  { tool: 'get_canvas_state', args: {}, code: 'unknown_tool', says: ['get_canvas_state'] },
  {
    tool: 'update_histogram',
    args: { id: 'c1', props: {} },
    code: 'unknown_component',
    path: ['id'],
    says: ['c1 is a scatter_plot', 'only histogram'],
  },
  // The arguments as a whole.
  {
    tool: 'scatter_plot',
    args: 'x and y',
    code: 'invalid_json',
    path: [],
    says: ['expected a JSON object', '"x and y"'],
  },
  {
    tool: 'scatter_plot',
    args: [1],
    code: 'not_an_object',
    path: [],
    says: ['expected an object', 'a list of 1'],
  },
  { tool: 'scatter_plot', args: 7, code: 'not_an_object', says: ['7'] },
  { tool: 'scatter_plot', args: '[1]', code: 'not_an_object', says: ['a list of 1'] },
  { tool: 'note', args: { text: () => 'x' }, code: 'invalid_json', path: ['text'], says: ['function'] },
  { tool: 'note', args: { text: 1n }, code: 'invalid_json', path: ['text'], says: ['bigint'] },
  { tool: 'throwing', args: { raw: Number.NaN }, code: 'invalid_json', path: ['raw'], says: ['number'] },
  { tool: 'throwing', args: { raw: deep(200) }, code: 'invalid_json', says: ['64 deep'] },
  {
    tool: 'remove_component',
    args: { id: 'c1', force: true },
    code: 'unknown_prop',
    path: ['force'],
    says: ['"force"', 'arguments: id'],
  },
  {
    tool: 'clear_canvas',
    args: { all: true },
    code: 'unknown_prop',
    path: ['all'],
    says: ['it takes no arguments'],
  },
  // The props.
  {
    ...plot({ z: 'mpg' }),
    code: 'unknown_prop',
    path: ['z'],
    says: ['scatter_plot', '"z"', 'got "mpg"', 'props: x, y, color, filter'],
  },
  { ...plot({ colour: 'mpg' }), code: 'unknown_prop', path: ['colour'], says: ['did you mean "color"?'] },
  {
    ...plot({ x: 'miles' }),
    code: 'invalid_value',
    path: ['x'],
    says: ['"mpg"|"weight"|"origin"', 'got "miles"'],
  },
  { tool: 'scatter_plot', args: { x: 'mpg' }, code: 'invalid_value', path: ['y'], says: ['it is missing'] },
  { tool: 'scatter_plot', args: {}, code: 'invalid_value', path: ['x'], says: ['it is missing'] },
  { ...bars({ bins: 1.5 }), code: 'invalid_value', path: ['bins'], says: ['int', '1.5'] },
  { ...bars({ bins: 99 }), code: 'invalid_value', path: ['bins'], says: ['60', '99'] },
  {
    tool: 'note',
    args: { text: 'x', tags: { a: 1 } },
    code: 'invalid_value',
    path: ['tags'],
    says: ['array'],
  },
  {
    tool: 'note',
    args: { text: 'x', style: { colour: 'red' } },
    code: 'unknown_prop',
    path: ['style', 'colour'],
    says: ['"colour"', 'props: size, tone, frame'],
  },
  { tool: 'note', args: { text: ['x', 'y'] }, code: 'invalid_value', path: ['text'], says: ['string'] },
  {
    tool: 'card_row',
    args: { children: [{ type: 'Note', props: { text: 'x' } }] },
    code: 'unknown_prop',
    path: ['children'],
    says: ['cards of their own'],
  },
  {
    ...plot({ id: 'c99' }),
    code: 'unknown_prop',
    path: ['id'],
    says: ['gives ids itself', '"c99"', 'update it'],
  },
  { tool: 'photo', args: { src: 'javascript:alert(1)' }, code: 'bad_url', says: ['javascript'] },
  {
    tool: 'note',
    args: { text: 'x'.repeat(70_000) },
    code: 'too_large',
    path: [],
    says: ['65536 bytes', 'these take 7'],
  },
  {
    tool: 'note',
    args: { text: 'é'.repeat(60) },
    code: 'too_large',
    says: ['100 bytes'],
    options: { limits: { propsBytes: 100 } },
  },
  // The component's own check.
  {
    ...plot({ y: 'mpg' }),
    code: 'check_failed',
    path: [],
    says: ['scatter_plot: x and y are the same column'],
  },
  { ...bars({}), code: 'check_failed', says: ['histogram: column mpg is gone'], options: { data: 'no-mpg' } },
  { tool: 'throwing', args: { id: 'bad' }, code: 'check_failed', says: ['check is broken'] },
  { ...update('c1', { y: 'mpg' }), code: 'check_failed', path: ['props'], says: ['the same column'] },
  // Parents.
  { ...plot({ parent_id: 'c77' }), code: 'unknown_instance', path: ['parent_id'], says: ['"c77"', LISTED] },
  { ...plot({ parent_id: 'c11' }), code: 'unknown_instance', path: ['parent_id'], says: ['"c11"'] },
  {
    ...plot({ parent_id: 'c2' }),
    on: EMPTY,
    code: 'unknown_instance',
    path: ['parent_id'],
    says: ['the canvas is empty'],
  },
  {
    ...plot({ parent_id: 'row' }),
    code: 'bad_parent',
    path: ['parent_id'],
    says: ['text like "c1"', 'got "row"'],
  },
  { ...plot({ parent_id: 2 }), code: 'bad_parent', path: ['parent_id'], says: ['got 2'] },
  {
    ...plot({ parent_id: 'c1' }),
    code: 'not_a_container',
    path: ['parent_id'],
    says: ['c1 (scatter_plot) is no container', 'containers: c2 (card_row), c4 (card_row), c7 (tabs)'],
  },
  { ...plot({ parent_id: 'c10' }), code: 'component_gone', path: ['parent_id'], says: ['c10 is a gone'] },
  {
    ...plot({ parent_id: 'c7' }),
    code: 'not_accepted',
    path: ['parent_id'],
    says: ['c7 (tabs) takes only tab; got scatter_plot'],
  },
  {
    tool: 'tab',
    args: { label: 'x' },
    code: 'misplaced',
    path: ['parent_id'],
    says: ['tab may stand only in tabs', 'parent_id'],
  },
  {
    tool: 'tab',
    args: { label: 'x', parent_id: 'c2' },
    code: 'misplaced',
    path: ['parent_id'],
    says: ['c2 is a card_row'],
  },
  {
    tool: 'note',
    args: { text: 'x', parent_id: 'c4' },
    code: 'too_deep',
    path: ['parent_id'],
    says: ['at most 2 deep'],
    options: { limits: { depth: 2 } },
  },
  {
    tool: 'note',
    args: { text: 'x' },
    code: 'too_many_instances',
    says: ['at most 10', 'it has 10'],
    options: { limits: { instances: 10 } },
  },
  {
    ...many(...['1', '2', '3'].map((label) => ({ component: 'tab', props: { label }, parent_id: 'c7' }))),
    code: 'too_many',
    path: ['instances', 2, 'parent_id'],
    says: ['c7 (tabs) holds 3 already'],
  },
  // The order of the checks: the parent before the props.
  { tool: 'scatter_plot', args: { x: 'miles', parent_id: 'c77' }, code: 'unknown_instance', says: ['c77'] },
  // Links.
  {
    ...plot({ x: LINK }),
    code: 'not_linkable',
    path: ['x'],
    says: ['"x" of scatter_plot cannot be a link', 'linkable: filter'],
  },
  { tool: 'note', args: { text: LINK }, code: 'not_linkable', path: ['text'], says: ['it takes no links'] },
  {
    ...bars({ filter: { $from: 'c77', output: 'selection' } }),
    code: 'unknown_instance',
    path: ['filter', '$from'],
    says: ['"c77"', LISTED],
  },
  {
    ...bars({ filter: { $from: 'c11', output: 'selection' } }),
    code: 'unknown_instance',
    path: ['filter', '$from'],
    says: ['"c11"'],
  },
  {
    ...bars({ filter: { $from: 7, output: 'selection' } }),
    code: 'bad_id',
    path: ['filter', '$from'],
    says: ['text like "c1"', 'got 7'],
  },
  {
    ...bars({ filter: { $from: 'c1', output: 'brush' } }),
    code: 'unknown_output',
    path: ['filter', 'output'],
    says: ['c1 (scatter_plot) has no output "brush"', 'outputs: selection'],
  },
  { ...bars({ filter: { $from: 'c1' } }), code: 'unknown_output', says: ['undefined', 'outputs: selection'] },
  { ...bars({ filter: { $from: 'c1', output: 'toString' } }), code: 'unknown_output', says: ['"toString"'] },
  {
    ...bars({ filter: { $from: 'c5', output: 'selection' } }),
    code: 'unknown_output',
    says: ['c5 (note)', 'it has no outputs', 'these have: c1 (scatter_plot), c3 (histogram)'],
  },
  {
    ...update('c1', { filter: { $from: 'c6', output: 'selection' } }),
    code: 'link_cycle',
    path: ['props'],
    says: ['c1 reads c6 reads c1'],
  },
  {
    ...update('c1', { filter: { $from: 'c1', output: 'selection' } }),
    code: 'link_cycle',
    says: ['c1 reads c1'],
  },
  { ...bars({ filter: LINK, bins: 99 }), code: 'invalid_value', path: ['bins'], says: ['99'] },
  {
    ...bars({ filter: LINK }),
    code: 'invalid_value',
    path: ['filter'],
    says: ['array'],
    options: { linkValue: () => 'all of them' },
  },
  // Updates.
  { ...update('c77', {}), code: 'unknown_instance', path: ['id'], says: ['"c77"', LISTED] },
  { ...update('c11', {}), code: 'unknown_instance', path: ['id'], says: ['"c11"'] },
  { ...update('c1', {}), on: EMPTY, code: 'unknown_instance', path: ['id'], says: ['the canvas is empty'] },
  { ...update(1, {}), code: 'bad_id', path: ['id'], says: ['text like "c1"', 'got 1'] },
  { ...update(undefined, {}), code: 'bad_id', path: ['id'], says: ['got undefined'] },
  { ...update('scatter_plot', {}), code: 'bad_id', says: ['got "scatter_plot"'] },
  { ...update('__proto__', {}), code: 'bad_id', says: ['"__proto__"'] },
  { ...update('c01', {}), code: 'bad_id', says: ['"c01"'] },
  { ...update('c10', {}), code: 'component_gone', path: ['id'], says: ['c10 is a gone', 'only be removed'] },
  {
    ...update('c1', 'color: origin'),
    code: 'invalid_json',
    path: ['props'],
    says: ['expected a JSON object like', '"color: origin"'],
  },
  { ...update('c1', '["color"]'), code: 'not_an_object', path: ['props'], says: ['a list of 1'] },
  { ...update('c1', 'origin'), code: 'invalid_json', says: ['"origin"'] },
  {
    ...update('c1', { parent_id: 'c2' }),
    code: 'parent_in_update',
    path: ['props', 'parent_id'],
    says: ['move_component', '"c1"'],
  },
  {
    tool: 'update_component',
    args: { id: 'c1', parent_id: 'c2' },
    code: 'parent_in_update',
    says: ['move_component'],
  },
  {
    ...update('c1', { x: null }),
    code: 'invalid_value',
    path: ['props', 'x'],
    says: ['it is missing', 'this one is required'],
  },
  { ...update('c1', { color: 'red' }), code: 'invalid_value', path: ['props', 'color'], says: ['"red"'] },
  {
    ...update('c1', { shade: 1 }),
    code: 'unknown_prop',
    path: ['props', 'shade'],
    says: ['scatter_plot', '"shade"'],
  },
  {
    ...update('c5', { text: 'x'.repeat(70_000) }),
    code: 'too_large',
    path: ['props'],
    says: ['65536 bytes'],
  },
  // Removing, moving, layout.
  {
    tool: 'remove_component',
    args: { id: 'c77' },
    code: 'unknown_instance',
    path: ['id'],
    says: ['"c77"', LISTED],
  },
  { tool: 'remove_component', args: {}, code: 'bad_id', path: ['id'], says: ['got undefined'] },
  {
    tool: 'remove_component',
    args: { id: 'c9' },
    code: 'pinned',
    path: ['id'],
    says: ['c9 (note)', 'only the person'],
  },
  {
    tool: 'move_component',
    args: { id: 'c2', parent_id: 'c2' },
    code: 'move_into_itself',
    path: ['parent_id'],
    says: ['c2 cannot be put into itself'],
  },
  {
    tool: 'move_component',
    args: { id: 'c2', parent_id: 'c4' },
    code: 'move_into_itself',
    path: ['parent_id'],
    says: ['c4, which it holds'],
  },
  {
    tool: 'move_component',
    args: { id: 'c1', parent_id: 'c6' },
    code: 'not_a_container',
    path: ['parent_id'],
    says: ['c6 (histogram)'],
  },
  {
    tool: 'move_component',
    args: { id: 'c8', parent_id: null },
    code: 'misplaced',
    path: ['parent_id'],
    says: ['tab may stand only in tabs'],
  },
  { tool: 'move_component', args: { id: 'c77' }, code: 'unknown_instance', path: ['id'], says: ['"c77"'] },
  {
    tool: 'move_component',
    args: { id: 'c2', parent_id: 'c8' },
    code: 'too_deep',
    path: ['parent_id'],
    says: ['at most 4', '5 deep'],
  },
  {
    tool: 'move_component',
    args: { id: 'c1', index: -1 },
    code: 'bad_index',
    path: ['index'],
    says: ['from 0 to 5', 'got -1'],
  },
  {
    tool: 'move_component',
    args: { id: 'c1', index: 6 },
    code: 'bad_index',
    path: ['index'],
    says: ['from 0 to 5', 'got 6'],
  },
  { tool: 'move_component', args: { id: 'c1', index: 'first' }, code: 'bad_index', says: ['got "first"'] },
  {
    tool: 'set_layout',
    args: { id: 'c1', width: 'huge' },
    code: 'invalid_value',
    path: ['width'],
    says: ['auto, wide, full', 'got "huge"'],
  },
  {
    tool: 'set_layout',
    args: { id: 'c1', pinned: true },
    code: 'pinned',
    path: ['pinned'],
    says: ['only the person pins'],
  },
  { tool: 'set_layout', args: { id: 'c77', width: 'full' }, code: 'unknown_instance', says: ['"c77"'] },
  // Several at once.
  { ...many(), code: 'invalid_value', path: ['instances'], says: ['at least one'] },
  { tool: 'create_many', args: {}, code: 'invalid_value', path: ['instances'], says: ['at least one'] },
  {
    tool: 'create_many',
    args: { instances: 'two notes' },
    code: 'invalid_json',
    path: ['instances'],
    says: ['"two notes"'],
  },
  {
    tool: 'create_many',
    args: { instances: { component: 'note' } },
    code: 'invalid_value',
    says: ['expected a list'],
  },
  { ...many(7), code: 'not_an_object', path: ['instances', 0], says: ['7'] },
  {
    ...many({ component: 'note', props: { text: 'x' }, size: 2 }),
    code: 'unknown_prop',
    path: ['instances', 0, 'size'],
    says: ['"size"', 'component, props'],
  },
  {
    ...many({ props: {} }),
    code: 'unknown_component',
    path: ['instances', 0, 'component'],
    says: ['undefined'],
  },
  {
    ...many({ component: 'note', props: { text: 'x' } }, { component: 'nota', props: {} }),
    code: 'unknown_component',
    path: ['instances', 1, 'component'],
    says: ['"nota"', 'Did you mean "note"?', 'scatter_plot'],
  },
  {
    ...many({ component: 'card_row', children: [{ component: 'note', props: {} }] }),
    code: 'invalid_value',
    path: ['instances', 0, 'children', 0, 'props', 'text'],
    says: ['it is missing'],
  },
  {
    ...many({
      component: 'note',
      props: { text: 'x' },
      children: [{ component: 'note', props: { text: 'x' } }],
    }),
    code: 'not_a_container',
    path: ['instances', 0, 'children', 0, 'parent_id'],
    says: ['(note) is no container'],
  },
  {
    ...many({ component: 'hidden' }),
    code: 'unknown_component',
    path: ['instances', 0, 'component'],
    says: ['"hidden"'],
  },
  {
    ...many(...Array.from({ length: 1000 }, () => ({ component: 'note', props: { text: 'x' } }))),
    code: 'too_many_instances',
    says: ['at most 200'],
  },
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

  it.each(refused)('is refused: $tool $code $says', ({ tool, args, code, path, says, on, options }) => {
    const result = dispatch(tool, args, on, options)
    expect(result).toMatchObject({ ok: false })
    const [issue] = result.issues.filter((each) => each.severity === 'error')
    expect(issue?.code).toBe(code)
    if (path !== undefined) expect(issue?.path).toEqual(path)
    let rest = `${issue?.message} ${issue?.hint ?? ''}`
    for (const piece of says) {
      expect(rest).toContain(piece)
      rest = rest.slice(rest.indexOf(piece) + piece.length)
    }
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
