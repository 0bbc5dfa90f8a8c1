import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from './harness/browser.ts'
import { ask } from './harness/chat.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser

beforeAll(async () => {
  playground = await startPlayground({ delayMs: 400 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

it('draws the square of the stop button in the colours that a person forced', async () => {
  const { page, close } = await openPage(browser, playground.url, { forcedColors: 'active' })
  await ask(page, 'Write a long report on the weather of 2014')
  const [square, button] = await page
    .getByRole('button', { name: 'Stop' })
    .evaluate((element) =>
      [element.querySelector('span'), element].map((part) => part && getComputedStyle(part).backgroundColor),
    )
  expect(square).not.toBe(button)
  await close()
})
