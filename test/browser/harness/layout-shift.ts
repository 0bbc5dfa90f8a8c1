import type { Page } from 'playwright-core'

/** Sums up, from now on, how much the page shifts by itself, as scored by the browser. */
export async function watchLayoutShift(page: Page): Promise<{ read(): Promise<number> }> {
  await page.evaluate(() => {
    const shift = { sum: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
          shift.sum += Number(entry.value)
        }
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })
  return { read: () => page.evaluate<number>('window.shift.sum') }
}
