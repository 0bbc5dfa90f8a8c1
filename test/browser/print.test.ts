import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, type OpenedPage, openPage } from './harness/browser.ts'
import { bundle } from './harness/bundle.ts'
import { type ServedFiles, serveFiles } from './harness/serve-files.ts'
import { startPlayground } from './harness/start-playground.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Printed</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/styles.css" /></head>
  <body><script type="module" src="/page.js"></script></body>
</html>`

let files: ServedFiles
let browser: Browser
let opened: OpenedPage
let page: Page

beforeAll(async () => {
  const [script, styles] = await Promise.all([
    bundle('test/browser/pages/printed.page.tsx'),
    bundle('src/react/kit/styles/index.css'),
  ])
  files = await serveFiles({ '/': PAGE, '/page.js': script, '/styles.css': styles }, '')
  browser = await launchBrowser()
  opened = await openPage(browser, files.url, { reducedMotion: 'reduce', colorScheme: 'dark' })
  page = opened.page
  await page.getByRole('button', { name: 'Book' }).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
})

afterAll(async () => {
  await browser.close()
  await files.close()
})

const styleOf = (selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const)

describe('a live view on paper', () => {
  it('is dark ink on white, whatever the theme', async () => {
    expect(await styleOf('.vitrail', 'color-scheme')).toBe('light')
    expect(await styleOf('.vitrail', 'color')).toMatch(/^rgb\((?:\d|[1-4]\d), /)
    // A bar that is filled, a step that is done.
    expect(await styleOf('.vitrail *', 'print-color-adjust')).toBe('exact')
  })

  it.each([
    '.vt-button',
    '[data-part="pager"]',
    '[data-part="search"]',
    '[role="tablist"]',
    '.vt-code button',
    '.vt-chart [data-part="twin"]',
  ])('has no %s', async (selector) => {
    expect(await page.locator(selector).filter({ visible: true }).count()).toBe(0)
  })

  it.each(['To Risør', 'To Kragerø', 'Wind from the south-west', 'Harbour 1', 'Harbour 60', 'item 320'])(
    'shows %s',
    async (words) => {
      expect(await page.getByText(words, { exact: true }).first().isVisible()).toBe(true)
    },
  )

  it('writes addresses out', async () => {
    expect(await styleOf('.vt-link', 'content', '::after')).toContain('(https://example.com/timetable)')
  })

  it('repeats the heads of tables and breaks no card, chart or row', async () => {
    expect(await styleOf('thead', 'display')).toBe('table-header-group')
    for (const whole of ['.vt-card', '.vt-chart', 'tbody tr']) {
      expect(await styleOf(whole, 'break-inside')).toBe('avoid')
    }
  })

  it('cuts nothing off that would scroll', async () => {
    const cut = await page
      .locator('[data-part="scroll"]')
      .evaluateAll(
        (regions) =>
          regions.filter((one) => one.checkVisibility() && getComputedStyle(one).overflowY !== 'visible')
            .length,
      )
    expect(cut).toBe(0)
    expect(await styleOf('.vt-code code', 'text-wrap-mode')).toBe('wrap')
    expect(await page.evaluate(() => document.body.scrollWidth <= document.body.clientWidth)).toBe(true)
  })

  it('has all of it in a file, too, which the browser makes without a change of media before', async () => {
    await page.emulateMedia({ media: null })
    const all = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)
    // The list alone takes several.
    expect(all?.length).toBeGreaterThan(5)
  })

  it('is as it was when the screen comes back', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.getByText('Harbour 60', { exact: true }).waitFor({ state: 'detached' })
    expect(await page.getByText('Wind from the south-west').isVisible()).toBe(false)
    expect(opened.errors).toEqual([])
  })
})

it('prints a conversation without the list of the others', async () => {
  const playground = await startPlayground()
  const { page: chat, close } = await openPage(browser, playground.url)
  await chat.locator('.vt-chat-sidebar').waitFor()
  await chat.emulateMedia({ media: 'print' })
  expect(await chat.locator('.vt-chat-sidebar').isVisible()).toBe(false)
  await close()
  await playground.close()
})
