import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, type OpenedPage, openPage } from '../harness/browser.ts'
import { askCanvas, cardTitles, drawn } from '../harness/canvas.ts'
import { ask, settled } from '../harness/chat.ts'
import { type CuttingProxy, startCuttingProxy } from '../harness/cutting-proxy.ts'
import { watchLayoutShift } from '../harness/layout-shift.ts'
import { type RunningPlayground, startPlayground } from '../harness/start-playground.ts'

let playground: RunningPlayground
let proxy: CuttingProxy
let browser: Browser

beforeAll(async () => {
  playground = await startPlayground({ delayMs: 25 })
  proxy = await startCuttingProxy(playground.port)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await proxy.close()
  await playground.close()
})

const openCanvas = async (url: string): Promise<OpenedPage> => {
  const opened = await openPage(browser, `${url}/#/canvas/cars`, { viewport: { width: 1400, height: 1000 } })
  await opened.page.getByText('Nothing here yet').waitFor()
  return opened
}
const written = (page: Page) => page.locator('.vt-canvas-card[data-status="writing"]')

/** The cards that one call is writing, once the first of them is in its container and more are to come. */
async function midway(page: Page): Promise<void> {
  await written(page).locator('.vt-canvas-card[data-status="writing"]').first().waitFor()
}

const BOXES = [
  'Cars in figures',
  'Rows',
  'Mean miles per gallon',
  'Highest miles per gallon',
  'Mean displacement',
]

describe('cards that one call creates', { timeout: 90_000 }, () => {
  it('appear one after another, and nothing is left of how they were written', async () => {
    const { page, errors, close } = await openCanvas(playground.url)
    await page.evaluate(() => {
      const counts: number[] = []
      Object.assign(window, { counts })
      const look = (): void => {
        const count = document.querySelectorAll('.vt-canvas-card').length
        if (counts.at(-1) !== count) counts.push(count)
        requestAnimationFrame(look)
      }
      look()
    })
    await askCanvas(page, 'Add a row of KPI boxes')
    expect(await page.evaluate<number[]>('window.counts')).toEqual([0, 1, 2, 3, 4, 5])
    expect(await written(page).count()).toBe(0)
    expect(await cardTitles(page)).toEqual(BOXES)
    expect(errors).toEqual([])
    await close()
  })

  it('are the same in the end for a page that was cut off, one that was loaded again and one that came late', async () => {
    const cut = await openCanvas(proxy.url)
    const late = await openCanvas(playground.url)
    await ask(cut.page, 'Add a row of KPI boxes')
    await midway(cut.page)
    await late.page.goto(cut.page.url().replace(proxy.url, playground.url))
    await written(late.page).first().waitFor()
    proxy.cut()
    await cut.page.getByText('Connection lost, trying again').first().waitFor()
    proxy.mend()
    await late.page.reload()
    for (const { page } of [cut, late]) {
      await settled(page)
      await drawn(page)
      await expect.poll(() => cardTitles(page)).toEqual(BOXES)
    }
    const texts = ({ page }: OpenedPage) => page.locator('.vt-canvas-grid').textContent()
    expect(await texts(cut)).toBe(await texts(late))
    await cut.close()
    await late.close()
  })
})

it('a card that is being changed says so, and stays as it was until it is changed', {
  timeout: 60_000,
}, async () => {
  const { page, close } = await openCanvas(playground.url)
  await askCanvas(page, 'Note: check the outliers')
  const body = page.locator('[data-instance="c1"] > [data-part="body"]')
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = (): void => {
      const card = document.querySelector('[data-instance="c1"]')
      const part = card?.querySelector('[data-part="body"]')
      const title = card?.querySelector('[data-part="title"]')?.textContent
      seen.add(`${title} ${part?.getAttribute('aria-busy')}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await askCanvas(page, 'Call the note Remarks')
  expect(await page.evaluate('[...window.seen]')).toEqual(['Note null', 'Note true', 'Remarks null'])
  expect(await body.textContent()).toContain('check the outliers')
  await close()
})

it('the page does not jump while a dashboard is built', { timeout: 90_000 }, async () => {
  const { page, close } = await openCanvas(playground.url)
  const shift = await watchLayoutShift(page)
  for (const question of [
    'Add a row of KPI boxes',
    'Add a scatter plot of horsepower against miles per gallon',
    'Add a histogram of horsepower',
    'Link a table to the plot',
    'Note: check the outliers',
  ])
    await askCanvas(page, question)
  expect(await shift.read()).toBeLessThanOrEqual(0.05)
  await close()
})
