import fc from 'fast-check'
import { COLUMNS } from '../dispatch/catalog.fixtures.ts'
import type { CanvasCall, CanvasDraft, CanvasOperation } from '../dispatch/operation.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { CANVAS_WIDTHS } from '../state/layout.ts'
import type { CanvasAuthor } from '../state/trace-entry.ts'
import { preorder } from '../state/walk-instances.ts'

/** One thing that somebody does to a canvas. */
export type Act =
  | { kind: 'ask'; request: CanvasCall | CanvasOperation; by: CanvasAuthor }
  | { kind: 'undo' | 'redo'; by: CanvasAuthor }

// Few ids, so that operations meet; some of them are not there.
const id = fc.integer({ min: 1, max: 9 }).map((number) => `c${number}`)
const ID = /"c([1-9])"/g
const column = fc.constantFrom(...COLUMNS)
const link = fc.record({ $from: id, output: fc.constantFrom('selection', 'range') })
const filters = fc.array(fc.record({ column, value: fc.constantFrom('a', 'b') }), { maxLength: 2 })
const text = fc.constantFrom('', 'one', 'two', '__proto__')
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined })

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const linked = rarely(fc.oneof(link, filters))
const style = fc.record(
  { size: fc.integer({ min: 0, max: 3 }), tone: text, frame: fc.option(text) },
  { requiredKeys: [] },
)
const scatter = fc.record({ x: column, y: column, color: optional(column), filter: linked })
const histogram = fc.record({
  column,
  bins: optional(fc.integer({ min: 4, max: 60 })),
  filter: linked,
  highlight: linked,
})
const note = fc.record(
  { text, subtitle: fc.option(text), tags: fc.array(text, { maxLength: 3 }), style },
  { requiredKeys: ['text'] },
)

const leaf: fc.Arbitrary<CanvasDraft> = fc.oneof(
  scatter.map((props) => ({ component: 'ScatterPlot', props })),
  histogram.map((props) => ({ component: 'Histogram', props })),
  note.map((props) => ({ component: 'Note', props })),
)
const draft: fc.Arbitrary<CanvasDraft> = fc.letrec<{ draft: CanvasDraft }>((tie) => ({
  draft: fc.oneof(
    { weight: 3, arbitrary: leaf },
    fc.array(tie('draft'), { maxLength: 2, depthIdentifier: 'draft' }).map((children) => ({
      component: 'CardRow',
      props: {},
      children,
    })),
    fc.array(leaf, { maxLength: 2 }).map((children) => ({
      component: 'Tabs',
      props: {},
      children: [{ component: 'Tab', props: { label: 'tab' }, children }],
    })),
  ),
})).draft
const index = rarely(fc.integer({ min: 0, max: 3 }))
const layout = fc.record(
  { width: fc.constantFrom(...CANVAS_WIDTHS), pinned: fc.boolean() },
  { requiredKeys: [] },
)
const place = fc.record({ parentId: rarely(id), index }).map(withoutUndefined)
const placed = fc.tuple(draft, place).map(([what, where]) => ({ ...what, ...where }))

const patch = fc.oneof(
  fc.record(
    { text: fc.option(text), subtitle: fc.option(text), style: fc.option(style) },
    { requiredKeys: [] },
  ),
  fc.record(
    { x: column, color: fc.option(column), filter: fc.option(fc.oneof(link, filters)) },
    { requiredKeys: [] },
  ),
  fc.record(
    { bins: fc.option(fc.integer({ min: 4, max: 60 })), highlight: fc.option(fc.oneof(link, filters)) },
    { requiredKeys: [] },
  ),
  fc.record({ title: fc.option(text) }),
)

const anyOperation: fc.Arbitrary<CanvasOperation> = fc.oneof(
  { weight: 8, arbitrary: placed.map((instance) => ({ op: 'create' as const, ...instance })) },
  fc
    .array(placed, { minLength: 1, maxLength: 3 })
    .map((instances) => ({ op: 'create-many' as const, instances })),
  { weight: 4, arbitrary: fc.record({ op: fc.constant('update' as const), id, props: patch }) },
  fc.tuple(id, note).map(([of, props]) => ({ op: 'update' as const, id: of, props, whole: true as const })),
  { weight: 2, arbitrary: fc.record({ op: fc.constant('remove' as const), id }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ id, parentId: fc.option(fc.option(id), { nil: undefined }), index })
      .map((where) => ({ op: 'move' as const, ...withoutUndefined(where) })),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('layout' as const), id, layout }) },
)

const anyCall: fc.Arbitrary<CanvasCall> = fc.oneof(
  scatter.map((args) => ({ tool: 'scatter_plot', args })),
  fc.tuple(note, rarely(id)).map(([args, parent_id]) => ({ tool: 'note', args: { ...args, parent_id } })),
  fc
    .tuple(id, patch)
    .map(([of, props]) => ({ tool: 'update_component', args: { id: of, props: JSON.stringify(props) } })),
  id.map((of) => ({ tool: 'remove_component', args: { id: of } })),
  fc.constantFrom({ tool: 'clear_canvas', args: {} }, { tool: 'clear_canvas', args: { all: true } }),
)

const by = fc.constantFrom<CanvasAuthor>('model', 'user')

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 18, arbitrary: fc.record({ kind: fc.constant('ask' as const), request: anyOperation, by }) },
  {
    weight: 2,
    arbitrary: anyCall.map((request) => ({ kind: 'ask' as const, request, by: 'model' as const })),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.constant({ kind: 'ask' as const, request: { op: 'clear' as const }, by: 'user' as const }),
  },
)

export const anyActs: fc.Arbitrary<Act[]> = fc.array(anyAct, { maxLength: 40, size: 'max' })

/**
 * The request with its ids turned to instances that are there, so that most operations meet one; `c9` stays as it is, and is rarely
 * there. Text that looks like an id turns too.
 */
export function aimed<T>(request: T, snapshot: CanvasSnapshot): T {
  const live = preorder(snapshot)
  if (live.length === 0) return request
  const turned = JSON.stringify(request).replace(ID, (written, number: string) =>
    number === '9' ? written : JSON.stringify(live[Number(number) % live.length]),
  )
  // Only texts inside were replaced.
  return JSON.parse(turned) as T
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // Dropping the undefined members is what the type says.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
