import { describe, expect, it } from 'vitest'
import type { Issue } from '../../issues/issue.ts'
import { type CanvasSnapshot, EMPTY_CANVAS as EMPTY } from '../state/instance.ts'
import type { DispatchOptions } from './context.ts'
import { dispatch, LINK, PLOT } from './snapshots.fixtures.ts'

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
  { tool: 'get_canvas_state', args: {}, code: 'unknown_tool', says: ['get_canvas_state', 'only reads'] },
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
  { ...update(1, {}), code: 'bad_id', path: ['id'], says: ['text like "c1"', 'got 1', LISTED] },
  { ...update('C1', {}), on: EMPTY, code: 'bad_id', says: ['got "C1"', 'the canvas is empty'] },
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
  {
    tool: 'note',
    args: { text: 'x' },
    on: { ...EMPTY, nextId: 1e15 },
    code: 'too_many_instances',
    says: ['given all its ids'],
  },
]

it('is refused where its tool has no name', () => {
  // Whoever runs a model's loop of their own may hand in anything.
  const tool = 5 as unknown as string
  expect(dispatch(tool, {})).toMatchObject({ ok: false, issues: [{ code: 'unknown_tool' }] })
})

it('tells of one that is too many, once', () => {
  const instances = Array.from({ length: 1000 }, () => ({ component: 'note', props: { text: 'x' } }))
  expect(dispatch('create_many', { instances }).issues).toHaveLength(1)
})

describe('a call of the model', () => {
  it.each(refused)('is refused: $tool $code $says', ({ tool, args, code, path, says, on, options }) => {
    const result = dispatch(tool, args, on, options)
    expect(result).toMatchObject({ ok: false })
    const told = result.issues.map((each) => `${each.path.join('.')} ${each.message}`)
    expect(new Set(told).size).toBe(told.length)
    const [issue] = result.issues.filter((each) => each.severity === 'error')
    expect(issue?.code).toBe(code)
    if (path !== undefined) expect(issue?.path).toEqual(path)
    let rest = `${issue?.message} ${issue?.hint ?? ''}`
    for (const piece of says) {
      expect(rest).toContain(piece)
      rest = rest.slice(rest.indexOf(piece) + piece.length)
    }
  })
})
