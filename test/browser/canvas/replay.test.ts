import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineCatalog, replayTrace } from 'vitrail'
import { rowsSource } from 'vitrail/data'
import { datasetComponents, KIT_COMPONENTS } from 'vitrail/kit'
import { type Listening, serve } from 'vitrail/server'
import { createReplayServer } from '../../../src/cli/replay/create-replay-server.ts'
import { findViolations } from '../harness/accessibility.ts'
import { launchBrowser, openPage } from '../harness/browser.ts'
import { bundle } from '../harness/bundle.ts'
import { cardTitles, drawn } from '../harness/canvas.ts'

const source = rowsSource({
  name: 'cars',
  rows: [
    { power: 130, weight: 3500, origin: 'USA' },
    { power: 95, weight: 2300, origin: 'Japan' },
    { power: 150, weight: 3600, origin: 'USA' },
  ],
})
const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents(source)])

const entry = (change: number, rest: object): object => ({ v: 1, change, by: 'model', at: 0, ...rest })
const create = (change: number, id: string, component: string, props: object, more: object = {}): object =>
  entry(change, { op: 'create', id, component, version: 1, props, ...more })
const TRACE = [
  create(1, 'c1', 'ScatterPlot', { x: 'weight', y: 'power' }),
  create(2, 'c2', 'Histogram', { column: 'torque' }),
  create(3, 'c3', 'CardRow', { title: 'Figures' }),
  create(4, 'c4', 'ValueBox', { title: 'Mean power', column: 'power', agg: 'mean' }, { parentId: 'c3' }),
  create(5, 'c5', 'DatasetTable', { filter: { $from: 'c1', output: 'selection' } }),
  entry(6, { op: 'update', id: 'c2', component: 'Histogram', version: 1, props: { bins: 9 } }),
  entry(7, { op: 'move', id: 'c3', index: 0 }),
]

let browser: Browser
let listening: Listening

beforeAll(async () => {
  const [script, styles] = await Promise.all([
    bundle('src/cli/replay/page/replay-page.tsx'),
    bundle('src/react/kit/styles/index.css'),
  ])
  const { canvas, skipped } = replayTrace(TRACE, catalog, { data: source })
  // The data has no torque: that card and the changes to it are left out.
  expect(skipped).toEqual([1, 5])
  const page = { script, styles }
  const options = { catalog, data: source, trace: canvas.trace(), page, title: 'trace.json' }
  listening = await serve(await createReplayServer(options), { port: 0 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await listening.close()
})

it('shows a canvas again from its trace, without a model, and lets the person go on', async () => {
  const { page, errors, close } = await openPage(browser, listening.url)
  await page.locator('.vt-canvas-card').first().waitFor()
  await drawn(page)
  const titles = ['Figures', 'Mean power', 'Power vs. Weight', 'Cars']
  const read = async () => (await cardTitles(page)).map((title) => title.toLowerCase())
  expect(await read()).toEqual(titles.map((title) => title.toLowerCase()))
  expect(await page.locator('[data-instance="c4"]').textContent()).toContain('125')
  expect(await page.locator('[data-instance="c5"]').textContent()).toContain('Japan')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await read())[0]).toBe('power vs. weight')
  expect(errors).toEqual([])
  await close()
})
