import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from './harness/accessibility.ts'
import { launchBrowser, openPage } from './harness/browser.ts'
import { ask, settled } from './harness/chat.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser

beforeAll(async () => {
  playground = await startPlayground()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

const QUESTIONS = [
  'An overview of the cars, with key figures',
  'Which Japanese cars do over 35 miles per gallon?',
  'Show order 1042',
  'Weight of cars by cylinders, in malformed JSON',
  'What should I pack for Seattle in November?',
  'Timeline of the films of Christopher Nolan',
  'Tell me about the film Inception',
  'Show the code of the weather tool',
  'Diff a refund that needs no approval',
  'Where does this data come from?',
  'Fail halfway through an answer',
]

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  it.each([1280, 360])(
    'axe finds nothing at %i px: the start, every kind of view, the run',
    async (width) => {
      // A standing picture: what fades in would be measured half-way.
      const opened = await openPage(browser, playground.url, {
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const { page } = opened
      await page.getByRole('textbox', { name: 'Message' }).waitFor()
      expect(await findViolations(page)).toEqual([])

      for (const [index, question] of QUESTIONS.entries()) {
        await ask(page, question)
        await page.locator('.vt-chat-answer').nth(index).waitFor()
        await settled(page)
      }
      expect(await findViolations(page)).toEqual([])

      await page.getByRole('button', { name: 'Run' }).click()
      for (const tab of ['Frames', 'Repairs & issues', 'Arguments', 'Timing & bytes']) {
        await page.getByRole('tab', { name: tab }).click()
        expect(await findViolations(page, '#pg-run-panel')).toEqual([])
      }
      await opened.close()
    },
  )

  it.each([1280, 360])('nothing runs over the side at %i px', async (width) => {
    const { page, close } = await openPage(browser, playground.url, {
      viewport: { width, height: 800 },
      colorScheme,
    })
    await ask(page, 'An overview of the cars, with key figures')
    await settled(page)
    await page.getByRole('button', { name: 'Run' }).click()
    const composer = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
    expect(composer?.width).toBeGreaterThan(200)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    await close()
  })
})

describe('enlarged to 400 %', () => {
  const viewport = { width: 320, height: 256 }

  it('leaves room to read and to write, and hides no focus under what stays', async () => {
    const { page, close } = await openPage(browser, playground.url, { viewport, reducedMotion: 'reduce' })
    expect(await page.title()).toBe('Vitrail playground')
    await ask(page, 'An overview of the cars, with key figures')
    await settled(page)
    expect(await page.title()).toBe('An overview of the cars, with key figures · Vitrail playground')
    const conversation = page.locator('.vt-chat-scroll')
    expect((await conversation.boundingBox())?.height).toBeGreaterThan(viewport.height / 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )

    for (const name of ['Weight', 'Cars', 'Origin', 'Download CSV', 'Copy answer']) {
      await page.getByRole('button', { name, exact: true }).last().focus()
      expect(await isCovered(page), name).toBe(false)
    }
    await page.getByRole('textbox', { name: 'Message' }).focus()
    expect(await isCovered(page)).toBe(false)

    await conversation.evaluate((element) => element.scrollTo(0, 0))
    await page.getByRole('button', { name: 'Jump to latest' }).press('Enter')
    await page.getByRole('button', { name: 'Jump to latest' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Conversation')
    await close()
  })

  it('opens the conversations over the chat, and gives the focus back', async () => {
    const { page, close } = await openPage(browser, playground.url, { viewport })
    const opener = page.getByRole('button', { name: 'Show conversations' })
    await opener.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Conversations' })
    await drawer.getByRole('button', { name: 'New conversation' }).focus()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Show conversations')
    await close()
  })

  it('opens the run over the chat, lets Escape close it and gives the focus back', async () => {
    const { page, close } = await openPage(browser, playground.url, { viewport })
    const opener = page.getByRole('button', { name: 'Run' })
    const panel = page.getByRole('complementary', { name: 'The run' })
    await opener.press('Enter')
    await panel.getByRole('button', { name: 'Close' }).press('Enter')
    await panel.waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.press('Enter')
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await close()
  })

  it('leaves room for the conversation beside a canvas', async () => {
    const { page, close } = await openPage(browser, `${playground.url}/#/canvas/cars`, { viewport })
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    expect(await page.title()).toBe('Cars · Vitrail playground')
    const conversation = await page.locator('.vt-chat-scroll').boundingBox()
    expect(conversation?.height).toBeGreaterThan(viewport.height / 2)
    await close()
  })
})

/** What a reader may set for every text: WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

it.each(['all', 'Image'])('cuts no line off where text is spaced out: %s', async (name) => {
  const { page, close } = await openPage(browser, `${playground.url}/#/kit/${name}`, {
    viewport: { width: 320, height: 800 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.addStyleTag({ content: SPACING })
  const cut = await page.locator('.vt-view *').evaluateAll((elements) =>
    elements
      // A snippet is as short as it is meant to be, whatever its spacing.
      .filter((element) => element.closest('svg, .vt-visually-hidden, [data-part="snippet"]') === null)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(cut).toEqual([])
  await close()
})

/** Whether something else lies over the middle of what has the focus. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there === null || !focused.contains(there)
  })
}
