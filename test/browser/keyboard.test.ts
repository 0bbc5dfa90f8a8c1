import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, type OpenedPage, openPage } from './harness/browser.ts'
import { settled, transcriptText } from './harness/chat.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser
let opened: OpenedPage

beforeAll(async () => {
  playground = await startPlayground()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

/** The accessible name or text of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
}

/** The label of the focused field. */
function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.querySelector('bdi') : undefined
    return label?.textContent ?? ''
  })
}

/** Presses Tab until something with that name has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if ((await focused(page)).includes(name)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No ${key} reaches ${JSON.stringify(name)}; the focus is on ${await focused(page)}.`)
}

async function start(): Promise<Page> {
  opened = await openPage(browser, playground.url)
  await opened.page.getByRole('textbox', { name: 'Message' }).waitFor()
  return opened.page
}

describe('with the keyboard alone', () => {
  it('a suggestion is asked, and the focus is back where one writes', async () => {
    const page = await start()
    await tabTo(page, 'List my orders')
    await page.keyboard.press('Enter')
    await settled(page)
    expect(await transcriptText(page)).toContain('Camping stove')
    expect(await focused(page)).toBe('Message')
    await opened.close()
  })

  it('a table is sorted', async () => {
    const page = await start()
    await tabTo(page, 'Message')
    await page.keyboard.type('Which Japanese cars do over 35 miles per gallon?')
    await page.keyboard.press('Enter')
    await settled(page)
    await tabTo(page, 'Weight', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const sorted = page.getByRole('columnheader', { name: 'Weight' })
    expect(await sorted.getAttribute('aria-sort')).toMatch(/ascending|descending/)
    await opened.close()
  })

  it('a form is filled in and sent', async () => {
    const page = await start()
    await tabTo(page, 'Message')
    await page.keyboard.type('Book a table for four')
    await page.keyboard.press('Enter')
    await settled(page)
    // Backwards from the composer, as the form is above it.
    for (let press = 0; press < 60 && (await focusedLabel(page)) !== 'Guests'; press += 1)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('07152026')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('19:30')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Book')
    await page.keyboard.press('Enter')
    await page.getByText('Wednesday, July 15, 2026, 19:30, outside. In the name of Ada.').first().waitFor()
    await opened.close()
  })

  it('an action is raised in a view and allowed', async () => {
    const page = await start()
    await tabTo(page, 'Message')
    await page.keyboard.type('Show order 1045')
    await page.keyboard.press('Enter')
    await settled(page)
    await tabTo(page, 'Refund', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Allow', exact: true }).waitFor()
    await tabTo(page, 'Message')
    // Backwards, the refusal comes first.
    await tabTo(page, 'Don’t allow', 'Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Allow')
    await page.keyboard.press('Enter')
    await page.getByText('Order 1045 is refunded').first().waitFor()
    await opened.close()
  })

  it('the run is looked into and closed again', async () => {
    const page = await start()
    await tabTo(page, 'Message')
    await page.keyboard.type('Write malformed JSON')
    await page.keyboard.press('Enter')
    await settled(page)
    await tabTo(page, 'Run', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Frames')
    await page.keyboard.press('ArrowRight')
    await page.getByText('trailing_comma').first().waitFor()
    await tabTo(page, 'Close', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('complementary', { name: 'The run' }).waitFor({ state: 'detached' })
    expect(opened.errors).toEqual([])
    await opened.close()
  })
})
