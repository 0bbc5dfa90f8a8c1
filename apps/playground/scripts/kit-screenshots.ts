/**
 * Pictures of every component of the kit, its example and its states: light, dark and narrow, into `screenshots/kit/`.
 * `npm run screenshots:kit --workspace apps/playground [-- word of a component…]`
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { serve } from 'vitrail/server'
import { launchBrowser, openPage } from '../../../test/browser/harness/browser.ts'
import { buildWeb, WEB_ROOT } from '../server/build-web.ts'
import { serveWeb } from '../server/serve-web.ts'

const FOLDER = fileURLToPath(new URL('../../../screenshots/kit', import.meta.url))

const MODES: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light', viewport: { width: 1000, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1000, height: 900 } },
  narrow: { colorScheme: 'light', viewport: { width: 360, height: 780 } },
}

/** Leaves the text about a component out of its picture, and shows scrolled content in full. */
const PICTURE = `
  .pg-kit { display: block !important; block-size: auto !important }
  .pg-kit-header, .pg-kit-nav, .pg-kit-about { display: none !important }
  .pg-kit-main { overflow: visible !important; padding: 1rem !important }
`

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const wanted = KIT_COMPONENTS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
)
await mkdir(FOLDER, { recursive: true })
await buildWeb()
// The gallery requests nothing from the server except the page.
const web = await serve(
  {
    fetch: async ({ url }) =>
      (await serveWeb(WEB_ROOT, new URL(url).pathname)) ?? new Response('Not found', { status: 404 }),
    close: () => Promise.resolve(),
  },
  { port: 0 },
)
const browser = await launchBrowser()
for (const [mode, options] of Object.entries(MODES)) {
  const { page, errors, close } = await openPage(browser, `${web.url}/#/kit`, {
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  })
  await page.addStyleTag({ content: PICTURE })
  for (const { name } of wanted) {
    await page.evaluate((hash) => location.assign(hash), `#/kit/${name}`)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.locator('.pg-kit-main').screenshot({ path: join(FOLDER, `${name}-${mode}.png`) })
  }
  for (const error of errors) console.error(error)
  await close()
}
await browser.close()
await web.close()
