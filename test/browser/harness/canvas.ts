import type { Page } from 'playwright-core'
import { ask } from './chat.ts'

/** The title of each card on the canvas in order, those in a container after its own. */
export async function cardTitles(page: Page): Promise<string[]> {
  const titles = await page.locator('.vt-canvas-card > header [data-part="title"]').allTextContents()
  return titles.map((title) => title.trim())
}

/** Asks in the chat beside the canvas, and waits until the answer is complete and drawn. */
export async function askCanvas(page: Page, question: string): Promise<void> {
  const answers = page.locator('.vt-chat-message[data-role="assistant"]')
  const before = await answers.count()
  await ask(page, question)
  await answers.nth(before).locator('.vt-chat-answer:not([aria-busy])').waitFor()
  await drawn(page)
}

/** Waits until no card is being written or computed. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.vt-canvas') !== null &&
      document.querySelector(
        '.vt-canvas .vt-skeleton, .vt-canvas :is([data-status="pending"], [data-status="writing"])',
      ) === null,
  )
}
