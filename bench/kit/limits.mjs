import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { median } from '../lib/statistics.mjs'

const ROUNDS = 5
const entry = fileURLToPath(new URL('limits.entry.tsx', import.meta.url))
const styles = fileURLToPath(new URL('../../src/react/kit/styles/index.css', import.meta.url))

/** Draws every component at its limits in Chromium: milliseconds of scripting (checks, React, the DOM) by the median, and elements. */
export async function measureLimits() {
  const options = {
    bundle: true,
    write: false,
    minify: true,
    conditions: ['vitrail:source'],
    logLevel: 'error',
  }
  const [script, sheet] = await Promise.all([
    build({
      ...options,
      entryPoints: [entry],
      format: 'iife',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    build({ ...options, entryPoints: [styles] }),
  ])
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const page = await browser.newPage()
    await page.addStyleTag({ content: sheet.outputFiles[0].text })
    await page.addScriptTag({ content: script.outputFiles[0].text })
    const session = await page.context().newCDPSession(page)
    // Time of this thread, so that whatever else the machine does is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const scripted = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'ThreadTime').value * 1000
    }
    const names = await page.evaluate('window.names')
    const results = []
    for (const [index, [name, what]] of names.entries()) {
      const times = []
      let elements = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await scripted()
        elements = await page.evaluate((at) => window.drawCase(at), index)
        times.push((await scripted()) - before)
      }
      results.push({ name, what, ms: median(times), elements })
    }
    return results
  } finally {
    await browser.close()
  }
}
