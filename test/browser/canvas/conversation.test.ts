import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../harness/accessibility.ts'
import { launchBrowser, type OpenedPage, openPage } from '../harness/browser.ts'
import { askCanvas, cardTitles, drawn } from '../harness/canvas.ts'
import { transcriptText } from '../harness/chat.ts'
import { type RunningPlayground, startPlayground } from '../harness/start-playground.ts'

const SCATTER = 'Horsepower vs. Miles per Gallon'
const HISTOGRAM = 'Distribution of Miles per Gallon'
const BOXES = ['Rows', 'Mean miles per gallon', 'Highest miles per gallon', 'Mean displacement']

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
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

/** The last message of the model. */
async function lastSaid(): Promise<string> {
  return (await page.locator('.vt-chat-message[data-role="assistant"]').last().textContent()) ?? ''
}

const row = () => page.locator('.vt-canvas-card', { has: page.getByRole('table') }).last()

describe('a conversation builds a dashboard', () => {
  it('begins empty, with things to ask', async () => {
    await page.getByText('Nothing here yet').waitFor()
    expect(await cardTitles(page)).toEqual([])
  })

  it.each<[string, string[], string]>([
    [
      'Add a scatter plot of horsepower against miles per gallon',
      [SCATTER],
      'horsepower against miles per gallon',
    ],
    ['Colour it by origin', [SCATTER], 'The plot is coloured by origin'],
    ['Add a histogram of the wingspan', [SCATTER, HISTOGRAM], 'no “wingspan”'],
    ['Use 50 bins', [SCATTER, HISTOGRAM], 'The histogram has 50 bins'],
    ['Add a row of KPI boxes', [SCATTER, HISTOGRAM, 'Cars in figures', ...BOXES], '4 figures'],
    ['Note: check the outliers', [SCATTER, HISTOGRAM, 'Cars in figures', ...BOXES, 'Note'], 'Noted'],
    ['Drop the histogram', [SCATTER, 'Cars in figures', ...BOXES, 'Note'], 'The histogram is gone'],
    ['Link a table to the plot', [SCATTER, 'Cars in figures', ...BOXES, 'Note', 'Cars'], 'follows the plot'],
    [
      'Move the note to the top',
      ['Note', SCATTER, 'Cars in figures', ...BOXES, 'Cars'],
      'The note stands first',
    ],
    [
      'Make the plot full width',
      ['Note', SCATTER, 'Cars in figures', ...BOXES, 'Cars'],
      'The plot is as wide as the canvas',
    ],
    [
      'Call the note Remarks',
      ['Remarks', SCATTER, 'Cars in figures', ...BOXES, 'Cars'],
      'is now called “Remarks”',
    ],
    [
      'What is on the canvas?',
      ['Remarks', SCATTER, 'Cars in figures', ...BOXES, 'Cars'],
      'There are 8 cards',
    ],
  ])('%s', async (question, titles, said) => {
    await askCanvas(page, question)
    expect(await lastSaid()).toContain(said)
    expect(await cardTitles(page)).toEqual(titles)
    expect(opened.errors).toEqual([])
  })
})

describe('what was built', () => {
  it('has nothing that axe finds, light and dark', async () => {
    expect(await findViolations(page, '.vt-canvas')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page, '.vt-canvas')).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })

  it('is linked: what is selected on the plot is what the table shows', async () => {
    await page.locator('.vt-canvas-card[data-instance="c1"]').getByRole('application').focus()
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key)
    await expect.poll(async () => await row().textContent()).toContain('of 406 rows')
    await page.keyboard.press('Escape')
    await expect.poll(async () => await row().textContent()).not.toContain('Filtered')
  })

  it('is moved by keyboard, undone and done again', async () => {
    const before = await cardTitles(page)
    await page.getByRole('button', { name: 'Move Remarks' }).focus()
    for (const [key, said] of [
      [' ', 'Remarks was picked up'],
      ['ArrowDown', 'Remarks goes to the place of'],
      [' ', 'Remarks was put at place 2 of'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByText(said).first().waitFor({ state: 'attached' })
    }
    await expect.poll(() => cardTitles(page)).not.toEqual(before)
    const moved = await cardTitles(page)
    expect(moved.indexOf('Remarks')).toBeGreaterThan(0)
    await page.locator('.vt-canvas').focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => cardTitles(page)).toEqual(before)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => cardTitles(page)).toEqual(moved)
    await page.keyboard.press('Control+z')
    await expect.poll(() => cardTitles(page)).toEqual(before)
  })

  it('is the same for a second page, which follows every change', async () => {
    const other = await openPage(browser, page.url())
    await expect.poll(() => cardTitles(other.page)).toEqual(await cardTitles(page))
    await page.getByRole('button', { name: 'Options of Remarks' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const remarks = async () => (await cardTitles(page)).filter((title) => title === 'Remarks')
    await expect.poll(remarks).toHaveLength(2)
    await expect.poll(() => cardTitles(other.page)).toEqual(await cardTitles(page))
    await other.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(remarks).toHaveLength(1)
    await other.close()
  })

  it('is there after a reload, with its conversation', async () => {
    const before = { cards: await cardTitles(page), said: await transcriptText(page) }
    await page.reload()
    await drawn(page)
    await expect.poll(() => cardTitles(page)).toEqual(before.cards)
    expect(await transcriptText(page)).toBe(before.said)
  })

  it('goes with “Start over”, and an undo brings it back', async () => {
    const before = await cardTitles(page)
    await askCanvas(page, 'Start over')
    expect(await cardTitles(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => cardTitles(page)).toEqual(before)
    expect(opened.errors).toEqual([])
  })
})
