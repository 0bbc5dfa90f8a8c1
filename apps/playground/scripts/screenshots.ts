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

async function shootSuggestions(browser: Browser, words: readonly string[]): Promise<void> {
  const wanted = allSuggestions().filter(
    ({ title, message }) =>
      words.length === 0 ||
      words.some((word) => `${title} ${message}`.toLowerCase().includes(word.toLowerCase())),
  )
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      // A server of its own, as an order can be refunded only once.
      const playground = await startPlayground()
      const { page, errors, close } = await openPage(browser, playground.url, { viewport, colorScheme })
      const shoot = (name: string) =>
        page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${size}.png`) })
      await page.getByRole('textbox', { name: 'Message' }).waitFor()
      await shoot('empty')
      for (const { title, message } of wanted) {
        await page.goto(`${playground.url}/?${encodeURIComponent(title)}`)
        await ask(page, message)
        await settled(page)
        await shoot(title.toLowerCase().replace(/[^a-z]+/g, '-'))
      }
      await page.getByRole('button', { name: 'Run' }).click()
      await shoot('run')
      for (const error of errors) console.error(error)
      await close()
      await playground.close()
    }
  }
}

/** The dashboard and the run that drew it, as the README shows them. */
async function shootReadme(browser: Browser): Promise<void> {
  const playground = await startPlayground({ delayMs: 1 })
  const { page, close } = await openPage(browser, playground.url, {
    viewport: { width: 1440, height: 1080 },
    colorScheme: 'light',
  })
  await ask(page, 'Make a dashboard of the penguins')
  await settled(page)
  await page.getByRole('button', { name: 'Hide conversations' }).click()
  await page.screenshot({ path: join(REPOSITORY, 'docs/images/playground.png') })
  await close()
  await playground.close()
}

await mkdir(FOLDER, { recursive: true })
await mkdir(join(REPOSITORY, 'docs/images'), { recursive: true })
const words = process.argv.slice(2)
const browser = await launchBrowser()
if (words.length === 0) await shootReadme(browser)
await shootSuggestions(browser, words)
await browser.close()
