/**
 * Pictures of a canvas that was built by talking, over each data set: light and dark, wide and narrow, into `screenshots/canvas/`; and
 * the README's into `docs/images/`. `npm run screenshots:canvas --workspace apps/playground`
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from '../../../test/browser/harness/browser.ts'
import { askCanvas, drawn } from '../../../test/browser/harness/canvas.ts'
import { type RunningPlayground, startPlayground } from '../../../test/browser/harness/start-playground.ts'
import { DATASETS } from '../server/canvas/datasets.ts'

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(REPOSITORY, 'screenshots', 'canvas')
const IMAGES = join(REPOSITORY, 'docs', 'images')
const WIDE = { width: 1440, height: 1080 }

/** The column names are those in the suggestions of each data set. */
const REQUESTS = [/scatter plot/, /Colour it/, /KPI boxes/, /as bars/, /Link a table/, /histogram/]

async function build(browser: Browser, playground: RunningPlayground, dataset: string): Promise<string> {
  const address = `${playground.url}/#/canvas/${dataset}`
  const { page, errors, close } = await openPage(browser, address, { viewport: WIDE })
  await page.getByText('Nothing here yet').waitFor()
  const suggested = await page.locator('.pg-canvas-chat button').allInnerTexts()
  for (const request of REQUESTS) {
    const words = suggested.find((text) => request.test(text))?.split('\n')[0]
    if (words !== undefined) await askCanvas(page, words)
  }
  for (const error of errors) console.error(`${dataset}: ${error}`)
  const built = page.url()
  await close()
  return built
}

async function shoot(browser: Browser, address: string, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [WIDE.width, 360]) {
      const viewport = { width, height: width === 360 ? 3_200 : 1_900 }
      const { page, close } = await openPage(browser, address, { viewport, colorScheme })
      if (width === 360) await page.getByRole('button', { name: 'Canvas', exact: true }).click()
      await settled(page)
      await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${width}.png`) })
      await close()
    }
  }
}

async function settled(page: Page): Promise<void> {
  await page.locator('.vt-canvas-card').first().waitFor()
  await drawn(page)
}

await mkdir(FOLDER, { recursive: true })
await mkdir(IMAGES, { recursive: true })
const browser = await launchBrowser()
const playground = await startPlayground()
for (const { id } of DATASETS) {
  const address = await build(browser, playground, id)
  await shoot(browser, address, id)
  if (id !== 'cars') continue
  const { page, close } = await openPage(browser, address, { viewport: WIDE, colorScheme: 'light' })
  await settled(page)
  await page.screenshot({ path: join(IMAGES, 'canvas.png') })
  await close()
}
await browser.close()
await playground.close()
