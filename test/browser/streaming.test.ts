import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, type OpenedPage, openPage } from './harness/browser.ts'
import { ask, settled, transcriptText } from './harness/chat.ts'
import { watchLayoutShift } from './harness/layout-shift.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser

beforeAll(async () => {
  playground = await startPlayground({ delayMs: 6, latencyMs: 400 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

/** What the answer looked like, frame by frame. */
interface Glimpse {
  text: string
  skeletons: number
}

async function watchAnswer(page: Page): Promise<{ glimpses(): Promise<Glimpse[]> }> {
  await page.evaluate(() => {
    const glimpses: Glimpse[] = []
    Object.assign(window, { glimpses })
    const look = (): void => {
      const answer = document.querySelector('.vt-chat-answer')
      const text = answer?.textContent ?? ''
      const skeletons = answer?.querySelectorAll('.vt-skeleton').length ?? 0
      const last = glimpses.at(-1)
      if (last?.text !== text || last.skeletons !== skeletons) glimpses.push({ text, skeletons })
      requestAnimationFrame(look)
    }
    look()
  })
  return { glimpses: () => page.evaluate<Glimpse[]>('window.glimpses') }
}

/** The height of an element that may disappear before it can be measured; 0 if it never appeared. */
async function watchHeight(page: Page, selector: string): Promise<{ read(): Promise<number> }> {
  await page.evaluate((css) => {
    const seen = { height: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.height = document.querySelector(css)?.getBoundingClientRect().height ?? seen.height
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, selector)
  return { read: () => page.evaluate<number>('window.seen.height') }
}

async function inPage(work: (opened: OpenedPage) => Promise<void>): Promise<void> {
  const opened = await openPage(browser, playground.url)
  try {
    await work(opened)
    expect(opened.errors).toEqual([])
  } finally {
    await opened.close()
  }
}

describe('a dashboard that the model writes', () => {
  it('grows from skeletons over parts to the whole, and a reload shows the same', () =>
    inPage(async ({ page }) => {
      const watch = await watchAnswer(page)
      await ask(page, 'Make a dashboard of the penguins')
      await settled(page)

      const glimpses = await watch.glimpses()
      const holdsPlaces = glimpses.filter(({ skeletons }) => skeletons > 0)
      const isPartial = glimpses.filter(({ text }) => text.includes('344') && !text.includes('By species'))
      expect(holdsPlaces.length).toBeGreaterThan(0)
      expect(isPartial.length).toBeGreaterThan(1)
      expect(glimpses.at(-1)).toMatchObject({ skeletons: 0, text: expect.stringContaining('By species') })

      const live = await transcriptText(page)
      await page.reload()
      await settled(page)
      expect(await transcriptText(page)).toBe(live)
    }))

  it('is the same conversation under its address in another tab', () =>
    inPage(async ({ page }) => {
      await ask(page, 'Timeline of the films of Christopher Nolan')
      await settled(page)
      expect(page.url()).toMatch(/#\/t\/.+/)
      const other = await page.context().newPage()
      await other.goto(page.url())
      await settled(other)
      expect(await transcriptText(other)).toBe(await transcriptText(page))
    }))

  it('a reload in the middle goes on with the run', () =>
    inPage(async ({ page }) => {
      await ask(page, 'Write a long report on the weather of 2014')
      await page.getByText('March').first().waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
      await settled(page)
      expect(await transcriptText(page)).toContain('That is the whole year.')
    }))
})

describe('the page while an answer streams', () => {
  const QUESTIONS = [
    'Make a dashboard of the penguins',
    'Which Japanese cars do over 35 miles per gallon?',
    'How did life expectancy change in Japan and Rwanda?',
    'List my orders',
  ]

  it.each(QUESTIONS)('does not jump: %s', (question) =>
    inPage(async ({ page }) => {
      const shift = await watchLayoutShift(page)
      await ask(page, question)
      await settled(page)
      expect(await shift.read()).toBeLessThanOrEqual(0.05)
    }),
  )
})

it('a placeholder is as high as the table that takes its place', () =>
  inPage(async ({ page }) => {
    const placeholder = await watchHeight(page, '.pg-orders-loading')
    await ask(page, 'List my orders')
    await settled(page)
    const table = await page.locator('.vt-datatable').boundingBox()
    expect(Math.abs((await placeholder.read()) - (table?.height ?? 0))).toBeLessThanOrEqual(8)
  }))

it('stops when asked, and keeps what it has', () =>
  inPage(async ({ page }) => {
    await ask(page, 'Write a long report on the weather of 2014')
    await page.getByText('February').first().waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await settled(page)
    const text = await transcriptText(page)
    expect(text).toContain('February')
    expect(text).not.toContain('That is the whole year.')
    expect(text).toContain('Stopped')
  }))

it('shows a broken answer as one, with a way forward', () =>
  inPage(async ({ page }) => {
    await ask(page, 'Fail halfway through an answer')
    await settled(page)
    await page.getByText('The offline model broke off').first().waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
  }))
