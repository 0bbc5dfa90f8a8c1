import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from './harness/accessibility.ts'
import { launchBrowser, type OpenedPage, openPage } from './harness/browser.ts'
import { bundle } from './harness/bundle.ts'
import { type ServedFiles, serveFiles } from './harness/serve-files.ts'

/** No inline script, no eval, no inline style. */
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'"

const CHART = {
  type: 'Card',
  props: { title: 'Sales' },
  children: [
    {
      type: 'Chart',
      props: {
        type: 'bar',
        title: 'By month',
        xKey: 'month',
        series: [{ key: 'sales', label: 'Sales' }],
        data: [
          { month: 'Jan', sales: 3 },
          { month: 'Feb', sales: 5 },
        ],
      },
    },
    { type: 'Button', props: { label: 'Order again', action: 'order', payload: { id: 7 } } },
  ],
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A plain page</title>
    <script type="module" src="/view-element.js"></script>
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <main>
      <h1>A plain page</h1>
      <h2>The figures</h2>
      <vitrail-view locale="en" timezone="UTC" view='${JSON.stringify(CHART)}'></vitrail-view>
    </main>
  </body>
</html>`

const PAGE_SCRIPT = `
  window.actions = []
  document.addEventListener('vitrail-action', ({ detail }) => window.actions.push(detail))
`

let files: ServedFiles
let browser: Browser
let opened: OpenedPage
let page: Page

beforeAll(async () => {
  const [script, styles] = await Promise.all([
    bundle('src/react/kit/element/view-element.ts'),
    bundle('src/react/kit/styles/index.css'),
  ])
  files = await serveFiles(
    { '/': PAGE, '/page.js': PAGE_SCRIPT, '/view-element.js': script, '/styles.css': styles },
    STRICT,
  )
  browser = await launchBrowser()
  opened = await openPage(browser, files.url, { reducedMotion: 'reduce' })
  page = opened.page
  await page.getByRole('button', { name: 'Order again' }).waitFor()
})

afterAll(async () => {
  await browser.close()
  await files.close()
})

describe('<vitrail-view> in a plain page with a strict policy', () => {
  it('draws the view with its look', async () => {
    expect(await page.getByRole('figure', { name: 'By month' }).isVisible()).toBe(true)
    const radius = await page
      .getByRole('button', { name: 'Order again' })
      .evaluate((button) => getComputedStyle(button).borderRadius)
    expect(radius).not.toBe('0px')
  })

  it('gives its actions to the page', async () => {
    await page.getByRole('button', { name: 'Order again' }).click()
    const actions = await page.evaluate<unknown[]>('window.actions')
    expect(actions).toMatchObject([{ name: 'order', payload: { id: 7 }, nodeId: 'root/1' }])
  })

  it('draws again when the page sets another view', async () => {
    await page.evaluate(() => {
      const element = document.querySelector('vitrail-view')
      if (element !== null) Object.assign(element, { view: { type: 'Text', props: { text: 'Nothing yet' } } })
    })
    await page.getByText('Nothing yet').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Order again' }).waitFor()
  })

  // Before axe, which writes inline styles itself.
  it('breaks no rule of the policy', () => {
    expect(opened.errors).toEqual([])
  })

  it('has nothing that axe would find, in the light and in the dark', async () => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.querySelector('vitrail-view')?.setAttribute('theme', value)
        document.body.style.background = value === 'dark' ? '#121217' : '#fff'
        document.body.style.color = value === 'dark' ? '#fff' : '#000'
      }, theme)
      expect(await findViolations(page)).toEqual([])
    }
  })
})
