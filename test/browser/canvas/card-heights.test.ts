import { expect, it } from 'vitest'
import { launchBrowser, openPage } from '../harness/browser.ts'
import { bundle } from '../harness/bundle.ts'
import { serveFiles } from '../harness/serve-files.ts'
import type { Measured } from '../pages/canvas-cards.page.tsx'

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Cards</title><link rel="stylesheet" href="/styles.css" /></head>
  <body><script type="module" src="/page.js"></script></body>
</html>`

/** How far a canvas may shift when the awaited content arrives. */
const MOST = 8

it.each([1000, 1400])('a card is as high before it is drawn as after, at %d px', async (width) => {
  const [script, styles] = await Promise.all([
    bundle('test/browser/pages/canvas-cards.page.tsx'),
    bundle('src/react/kit/styles/index.css'),
  ])
  const files = await serveFiles({ '/': PAGE, '/page.js': script, '/styles.css': styles }, '')
  const browser = await launchBrowser()
  const { page } = await openPage(browser, files.url, {
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  })
  await page.waitForFunction('window.measureAll !== undefined')
  const cards = await page.evaluate<Measured[]>('window.measureAll()')
  expect(cards.length).toBeGreaterThan(20)
  const jumps = cards.filter(
    ({ written, pending, drawn }) => Math.abs(written - drawn) > MOST || Math.abs(pending - drawn) > MOST,
  )
  expect(jumps).toEqual([])
  // For these, nothing written later changes the height.
  const steady = cards.filter(({ name }) =>
    /^(ValueBox|CardRow|Histogram \{"column":"power","bins":30\})/.test(name),
  )
  expect(steady.length).toBeGreaterThan(4)
  expect(steady.filter(({ titled, drawn }) => Math.abs(titled - drawn) > MOST)).toEqual([])
  await browser.close()
  await files.close()
})
