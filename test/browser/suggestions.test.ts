import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allSuggestions } from '../../apps/playground/server/offline-model/scenes.ts'
import { launchBrowser, type OpenedPage, openPage } from './harness/browser.ts'
import { settled, transcriptText } from './harness/chat.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser
let opened: OpenedPage

beforeAll(async () => {
  playground = await startPlayground()
  browser = await launchBrowser()
  opened = await openPage(browser, playground.url)
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

it.each(allSuggestions())('$message', async ({ message }) => {
  const { page, errors } = opened
  await page.getByRole('button', { name: message }).first().click()
  await settled(page)
  const live = await transcriptText(page)
  expect(live.length).toBeGreaterThan(message.length + 20)

  await page.reload()
  await settled(page)
  expect(await transcriptText(page)).toBe(live)
  expect(errors).toEqual([])
  await page.goto(`${playground.url}/#/`)
  await page.getByRole('button', { name: 'New conversation' }).first().click()
})
