import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../harness/accessibility.ts'
import { launchBrowser, type OpenedPage, openPage } from '../harness/browser.ts'
import { askCanvas } from '../harness/canvas.ts'
import { type RunningPlayground, startPlayground } from '../harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser
let opened: OpenedPage
let page: Page

beforeAll(async () => {
  playground = await startPlayground()
  browser = await launchBrowser()
  opened = await openPage(browser, `${playground.url}/#/canvas/cars`, {
    viewport: { width: 1400, height: 1000 },
  })
  page = opened.page
  await page.getByText('Nothing here yet').waitFor()
  await askCanvas(page, 'Add a scatter plot of horsepower against miles per gallon')
  await askCanvas(page, 'Link a table to the plot')
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

const card = (id: string): Locator => page.locator(`.vt-canvas-card[data-instance="${id}"]`)
const plot = () => card('c1').getByRole('application')
const table = () => card('c2')
const rowsShown = async () => (await table().locator('[data-part="count"]').textContent()) ?? ''

/** Drags over the plot, from one share of its width and height to another. */
async function draw([fromX, fromY]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  await plot().scrollIntoViewIfNeeded()
  const box = await plot().boundingBox()
  if (box === null) throw new Error('The plot is not drawn.')
  await page.mouse.move(box.x + box.width * fromX, box.y + box.height * fromY)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * toX, box.y + box.height * toY, { steps: 8 })
  await page.mouse.up()
}

describe('a box drawn on a plot', () => {
  it('selects what lies in it, and the linked table shows just that', async () => {
    expect(await rowsShown()).toContain('406')
    await draw([0.2, 0.2], [0.5, 0.8])
    await expect.poll(rowsShown).not.toContain('406')
    expect(await table().textContent()).toMatch(/Filtered: .*from .* to /)
    expect(await card('c1').textContent()).toMatch(/\d+ of \d+ selected/)
    expect(await card('c1').locator('[data-part="brush"]').count()).toBe(1)
  })

  it('tells chosen from other points by more than colour, and has nothing that axe finds', async () => {
    const states = await card('c1')
      .locator('[data-part="bubble"]')
      .evaluateAll((marks) => new Set(marks.map((mark) => mark.getAttribute('data-state'))).size)
    expect(states).toBe(2)
    expect(await findViolations(page, '.vt-canvas')).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await findViolations(page, '.vt-canvas')).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  })

  it('is drawn anew by another, and goes with its button', async () => {
    const before = await rowsShown()
    await draw([0.6, 0.3], [0.9, 0.9])
    await expect.poll(rowsShown).not.toBe(before)
    await card('c1').getByRole('button', { name: 'Clear selection' }).click()
    await expect.poll(rowsShown).toContain('406')
    expect(await card('c1').locator('[data-part="brush"]').count()).toBe(0)
    expect(opened.errors).toEqual([])
  })
})

describe('the table', () => {
  it('is searched where its rows are, without the model', async () => {
    const said = await page.locator('.vt-chat-message').count()
    await table().getByRole('searchbox').fill('pinto')
    await expect.poll(rowsShown).not.toContain('406')
    const names = await table().locator('tbody th').allTextContents()
    expect(names.length).toBeGreaterThan(0)
    expect(names.every((name) => name.includes('pinto'))).toBe(true)
    await table().getByRole('searchbox').fill('')
    await expect.poll(rowsShown).toContain('406')
    expect(await page.locator('.vt-chat-message').count()).toBe(said)
    expect(opened.errors).toEqual([])
  })
})
