import { createRoot } from 'react-dom/client'
import {
  type CanvasState,
  createLiveCanvas,
  defineCatalog,
  EMPTY_CANVAS_STATE,
  type JsonObject,
} from 'vitrail'
import type { AgentCanvasClient } from 'vitrail/client'
import { rowsSource } from 'vitrail/data'
import { datasetComponents, KIT_COMPONENTS } from 'vitrail/kit'
import { CanvasProvider, VitrailProvider } from 'vitrail/react'
import { Canvas, kitRegistry } from 'vitrail/react/kit'

const ORIGINS = ['USA', 'Japan', 'Europe']
const source = rowsSource({
  name: 'cars',
  rows: Array.from({ length: 60 }, (_, n) => ({
    name: `Car ${n}`,
    origin: ORIGINS[n % 3] ?? '',
    power: 60 + ((n * 37) % 150),
    weight: 2000 + ((n * 611) % 1900),
    built: `19${70 + (n % 12)}-01-01`,
  })),
})
const filter = [{ column: 'origin', op: '=', value: 'USA' }]

/** Props of every component over data that determine the height of its card. */
const CARDS: readonly [component: string, props: JsonObject][] = [
  ['ScatterPlot', { x: 'weight', y: 'power' }],
  ['ScatterPlot', { x: 'weight', y: 'power', color: 'origin', title: 'Power against weight' }],
  ['ScatterPlot', { x: 'weight', y: 'power', filter }],
  ['ScatterPlot', { x: 'weight', y: 'power', color: 'weight' }],
  ['Histogram', { column: 'power' }],
  ['Histogram', { column: 'power', filter }],
  ['DatasetChart', { chart: 'bar', group: 'origin', agg: 'count' }],
  ['DatasetChart', { chart: 'bar', group: 'origin', agg: 'mean', column: 'power', title: 'Power' }],
  ['DatasetChart', { chart: 'line', group: 'built', agg: 'count', split: 'origin' }],
  ['DatasetChart', { chart: 'donut', group: 'origin', agg: 'count' }],
  ['DatasetChart', { chart: 'pie', group: 'origin', agg: 'count', filter }],
  ['DatasetChart', { chart: 'bar', group: 'origin', agg: 'count', split: 'built', filter }],
  ['DatasetTable', {}],
  ['DatasetTable', { pageSize: 25 }],
  ['DatasetTable', { pageSize: 50 }],
  ['DatasetTable', { pageSize: 5, filter }],
  ['ColumnSummary', { columns: ['power', 'weight'] }],
  ['ValueBox', { title: 'Rows', column: 'name', agg: 'count' }],
  ['ValueBox', { title: 'Mean power', column: 'power', agg: 'mean', filter }],
  ['MarkdownCard', { title: 'Note', text: 'Prices are **before tax**.\n\n- one\n- two' }],
]

const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents(source)])

/** What a canvas shows in turn: cards that are written up to their title, to their end, computed, drawn. */
type Stage = 'titled' | 'written' | 'pending' | 'drawn'
export interface Measured extends Record<Stage, number> {
  name: string
}

const live = createLiveCanvas({ catalog, data: source })
for (const [component, props] of CARDS) {
  await live.operate({ op: 'create', component, props, layout: { width: 'full' } }, { by: 'user' })
}
const row = {
  component: 'CardRow',
  props: { title: 'In figures' },
  children: CARDS.filter(([component]) => component === 'ValueBox').map(([component, props]) => ({
    component,
    props,
  })),
}
await live.operate({ op: 'create-many', instances: [row] }, { by: 'user' })

function stateAt(stage: Stage): CanvasState {
  const state = live.state()
  const instances = Object.values(state.snapshot.instances)
  if (stage === 'drawn') return state
  if (stage === 'pending') {
    // A component without data is never computed.
    const isDrawnByItself = (component: string) => component === 'CardRow' || component === 'MarkdownCard'
    const views = instances.map(({ id, component }) => [
      id,
      isDrawnByItself(component) ? state.views[id] : { status: 'pending' },
    ])
    return { ...state, views: Object.fromEntries(views) }
  }
  const previews = instances.map(({ id, component, props, parentId, layout }) => [
    `call/${id}`,
    {
      id: `call/${id}`,
      callId: 'call',
      component,
      props: stage === 'written' ? props : typeof props.title === 'string' ? { title: props.title } : {},
      ...(parentId !== undefined && { parentId: `call/${parentId}` }),
      ...(layout !== undefined && { layout }),
    },
  ])
  return { ...EMPTY_CANVAS_STATE, previews: Object.fromEntries(previews) }
}

/** A client that shows whatever it is given, and sends nothing. */
function showing(): { client: AgentCanvasClient; show(canvas: CanvasState): void } {
  const listeners = new Set<() => void>()
  const rest = { status: 'live', threadId: 't', pending: [], problem: undefined } as const
  let state = { ...rest, canvas: EMPTY_CANVAS_STATE }
  const refused = { ok: false, error: { code: 'none', message: 'There is no server.' } } as const
  const refuse = () => Promise.resolve(refused)
  return {
    client: {
      getSnapshot: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      open: () => Promise.resolve({ ok: true, value: undefined }),
      reset: () => undefined,
      operate: refuse,
      undo: refuse,
      redo: refuse,
      retry: refuse,
      setValues: () => undefined,
      resend: () => Promise.resolve(),
      dismiss: () => undefined,
    },
    show(canvas) {
      state = { ...rest, canvas }
      for (const listener of listeners) listener()
    },
  }
}

/** Charts are drawn again once their place is measured. */
function settled(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

const { client, show } = showing()
const place = document.createElement('main')
document.body.append(place)
createRoot(place).render(
  <VitrailProvider registry={kitRegistry} catalog={catalog} locale="en" timeZone="UTC">
    <CanvasProvider client={client} threadId="t">
      <Canvas />
    </CanvasProvider>
  </VitrailProvider>,
)

async function measure(stage: Stage): Promise<number[]> {
  show(stateAt(stage))
  await settled()
  return [...document.querySelectorAll('.vt-canvas-card')].map((card) => card.getBoundingClientRect().height)
}

async function measureAll(): Promise<Measured[]> {
  await settled()
  const titled = await measure('titled')
  const written = await measure('written')
  const pending = await measure('pending')
  const drawn = await measure('drawn')
  return Object.values(live.state().snapshot.instances).map(({ component, props }, at) => ({
    name: `${component} ${JSON.stringify(props)}`,
    titled: titled[at] ?? 0,
    written: written[at] ?? 0,
    pending: pending[at] ?? 0,
    drawn: drawn[at] ?? 0,
  }))
}

Object.assign(window, { measureAll, showStage: (stage: Stage) => show(stateAt(stage)) })
