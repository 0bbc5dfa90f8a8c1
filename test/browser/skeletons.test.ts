import { expect, it } from 'vitest'
import { launchBrowser, openPage } from './harness/browser.ts'
import { bundle } from './harness/bundle.ts'
import { serveFiles } from './harness/serve-files.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Skeletons</title><link rel="stylesheet" href="/styles.css" /></head>
  <body><script type="module" src="/page.js"></script></body>
</html>`

/** How far a page may shift when the awaited content arrives. */
const MOST = 8

it.each([640, 1000])('stands as high as what it stands for, at %d px', async (width) => {
  const [script, styles] = await Promise.all([
    bundle('test/browser/pages/skeletons.page.tsx'),
    bundle('src/react/kit/styles/index.css'),
  ])
  const files = await serveFiles({ '/': PAGE, '/page.js': script, '/styles.css': styles }, '')
  const browser = await launchBrowser()
  const { page } = await openPage(browser, files.url, {
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  })
  await page.locator('[data-component]').first().waitFor()
  const jumps = await page.evaluate(async () => {
    // Charts are drawn again once their place is measured.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const height = (pair: Element, part: string) =>
      pair.querySelector(`[data-${part}] > *`)?.getBoundingClientRect().height ?? 0
    return [...document.querySelectorAll('[data-component]')].map((pair) => {
      const view = pair.querySelector('[data-drawn] > .vt-view > *')?.getBoundingClientRect().height ?? 0
      return { name: pair.getAttribute('data-component') ?? '', by: Math.abs(view - height(pair, 'awaited')) }
    })
  })
  expect(jumps.length).toBeGreaterThan(50)
  expect(jumps.filter(({ by }) => by > MOST)).toEqual([])
  await browser.close()
  await files.close()
})
