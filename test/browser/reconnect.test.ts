import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage } from './harness/browser.ts'
import { ask, settled, transcriptText } from './harness/chat.ts'
import { type CuttingProxy, startCuttingProxy } from './harness/cutting-proxy.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let proxy: CuttingProxy
let browser: Browser

beforeAll(async () => {
  playground = await startPlayground({ delayMs: 8 })
  proxy = await startCuttingProxy(playground.port)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await proxy.close()
  await playground.close()
})

/** What an undisturbed page shows for the same conversation. */
async function storedText(address: string): Promise<string> {
  const opened = await openPage(browser, address.replace(proxy.url, playground.url))
  await settled(opened.page)
  const text = await transcriptText(opened.page)
  await opened.close()
  return text
}

describe('a connection that is cut in the middle of a run', () => {
  it.each([
    ['a view', 'Make a dashboard of the penguins', 'Mean body mass'],
    ['prose', 'Write a long report on the weather of 2014', 'March'],
  ])('is picked up without gap or double: %s', async (_, question, midway) => {
    const { page, close } = await openPage(browser, proxy.url)
    await ask(page, question)
    await page.getByText(midway).first().waitFor()
    proxy.cut()
    await page.getByText('Connection lost, trying again').first().waitFor()
    proxy.mend()
    await settled(page)
    expect(await transcriptText(page)).toBe(await storedText(page.url()))
    await close()
  })

  it('is picked up when it is cut again and again', async () => {
    const { page, close } = await openPage(browser, proxy.url)
    await ask(page, 'Write a long report on the weather of 2013')
    for (const month of ['January', 'March', 'May']) {
      await page.getByText(month).first().waitFor()
      proxy.cut()
      await page.getByText('Connection lost, trying again').first().waitFor()
      proxy.mend()
    }
    await settled(page)
    expect(await transcriptText(page)).toBe(await storedText(page.url()))
    await close()
  })

  it('is picked up by a browser that was offline', async () => {
    const { page, close } = await openPage(browser, playground.url)
    await ask(page, 'Write a long report on the weather of 2012')
    await page.getByText('February').first().waitFor()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await settled(page)
    expect(await transcriptText(page)).toContain('That is the whole year.')
    await close()
  })
})
