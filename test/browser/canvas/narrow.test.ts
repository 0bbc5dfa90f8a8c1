import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../harness/browser.ts'
import { askCanvas } from '../harness/canvas.ts'
import { type RunningPlayground, startPlayground } from '../harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser
let page: Page

beforeAll(async () => {
  playground = await startPlayground()
  browser = await launchBrowser()
  const opened = await openPage(browser, `${playground.url}/#/canvas/cars`)
  page = opened.page
  await page.getByText('Nothing here yet').waitFor()
  await askCanvas(page, 'Add a scatter plot of horsepower against miles per gallon')
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

it('keeps an open form in sight where the window becomes too narrow for both sides', async () => {
  await page.getByRole('button', { name: /^Options of/ }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  const form = page.getByRole('dialog')
  await form.waitFor()
  await page.setViewportSize({ width: 300, height: 600 })
  await form.getByRole('button', { name: 'Cancel' }).click()
  // The side that was chosen before is back.
  await page.getByRole('textbox', { name: 'Message' }).click()
  expect(await page.locator('.vt-canvas').isVisible()).toBe(false)
})
