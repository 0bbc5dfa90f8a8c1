/**
 * Pictures of every suggestion, answered: light and dark, wide and narrow, into `screenshots/`; and the README's into `docs/images/`.
 * `npm run screenshots --workspace apps/playground [-- word of a suggestion…]`
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { launchBrowser, openPage } from '../../../test/browser/harness/browser.ts'
import { ask, settled } from '../../../test/browser/harness/chat.ts'
import { startPlayground } from '../../../test/browser/harness/start-playground.ts'
import { allSuggestions } from '../server/offline-model/scenes.ts'

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(REPOSITORY, 'screenshots')
const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 780 } }

async function shoot(browser: Browser, url: string, words: readonly string[]): Promise<void> {
  const wanted = allSuggestions().filter(
    ({ title, message }) =>
      words.length === 0 ||
      words.some((word) => `${title} ${message}`.toLowerCase().includes(word.toLowerCase())),
  )
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const [index, { title, message }] of wanted.entries()) {
        const opened = await openPage(browser, url, { viewport, colorScheme })
        if (index === 0)
          await opened.page.screenshot({ path: join(FOLDER, `empty-${colorScheme}-${size}.png`) })
        await ask(opened.page, message)
        await settled(opened.page)
        const name = title.toLowerCase().replace(/[^a-z]+/g, '-')
        await opened.page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${size}.png`) })
        for (const error of opened.errors) console.error(`${title}: ${error}`)
        await opened.close()
      }
    }
  }
}

async function shootReadme(browser: Browser, url: string): Promise<void> {
  const viewport = { width: 1440, height: 900 }
  const opened = await openPage(browser, url, { viewport, colorScheme: 'light', deviceScaleFactor: 1.5 })
  await ask(opened.page, 'Make a dashboard of the penguins')
  await settled(opened.page)
  await opened.page.screenshot({ path: join(REPOSITORY, 'docs/images/playground.png') })
  await opened.close()
}

await mkdir(FOLDER, { recursive: true })
await mkdir(join(REPOSITORY, 'docs/images'), { recursive: true })
const words = process.argv.slice(2)
const [playground, browser] = await Promise.all([startPlayground(), launchBrowser()])
await shoot(browser, playground.url, words)
if (words.length === 0) await shootReadme(browser, playground.url)
await browser.close()
await playground.close()
