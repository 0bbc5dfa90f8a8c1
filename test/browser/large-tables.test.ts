import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from './harness/browser.ts'
import { bundle } from './harness/bundle.ts'
import { type ServedFiles, serveFiles } from './harness/serve-files.ts'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"

/** The tables are in the page itself: nothing around them has a height. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Large tables</title>
    <link rel="stylesheet" href="/styles.css" />
    <script type="module" src="/page.js"></script>
  </head>
  <body></body>
</html>`

let files: ServedFiles
let browser: Browser

beforeAll(async () => {
  const [script, styles] = await Promise.all([
    bundle('test/browser/pages/large-tables.page.tsx'),
    bundle('src/react/kit/styles/index.css'),
  ])
  files = await serveFiles({ '/': PAGE, '/page.js': script, '/styles.css': styles }, POLICY)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await files.close()
})

it.each([360, 1100])('ten thousand rows and 160 columns scroll inside, at %i pixels', async (width) => {
  const { page, errors, close } = await openPage(browser, files.url, { viewport: { width, height: 800 } })
  const long = page.getByRole('group', { name: 'Long' })
  const wide = page.getByRole('group', { name: 'Wide' })
  await wide.waitFor()
  const sizes = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    regions: [...document.querySelectorAll('[data-part="scroll"]')].map((region) => ({
      down: region.scrollHeight > region.clientHeight,
      along: region.scrollWidth > region.clientWidth,
      height: region.clientHeight,
      rows: region.querySelectorAll('tbody tr').length,
    })),
  }))
  expect(sizes.page).toBe(0)
  expect(sizes.regions.map(({ rows }) => rows)).toEqual([25, 25])
  expect(sizes.regions[1]?.along).toBe(true)
  for (const { down, height } of sizes.regions) {
    expect(down).toBe(true)
    expect(height).toBeLessThan(800)
  }

  // The names of the columns, and at 360 pixels of the rows, stay in sight.
  await long.evaluate((region) => region.scrollTo({ top: region.scrollHeight }))
  await wide.evaluate((region) => region.scrollTo({ left: region.scrollWidth }))
  expect(await page.getByRole('columnheader', { name: 'Column 160' }).isVisible()).toBe(true)
  const offset = (name: string) =>
    page.evaluate(
      ([label]) => {
        const region = document.querySelector(`[data-part="scroll"][aria-label="${label}"]`)
        const head = region?.querySelector('thead th')
        if (region === null || head === null || head === undefined) return undefined
        const from = region.getBoundingClientRect()
        const to = head.getBoundingClientRect()
        return { down: Math.round(to.top - from.top), along: Math.round(to.left - from.left) }
      },
      [name],
    )
  expect((await offset('Long'))?.down).toBe(0)
  if (width === 360) expect((await offset('Wide'))?.along).toBe(0)

  await page.getByRole('searchbox').first().fill('row 9999')
  await page.getByText('1 of 10,000 rows').waitFor()
  expect(errors).toEqual([])
  await close()
})
