import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { findViolations } from './harness/accessibility.ts'
import { launchBrowser, type OpenedPage, openPage } from './harness/browser.ts'
import { ask, settled } from './harness/chat.ts'
import { type RunningPlayground, startPlayground } from './harness/start-playground.ts'

let playground: RunningPlayground
let browser: Browser

beforeAll(async () => {
  playground = await startPlayground()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await playground.close()
})

async function openGallery(address: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  // Without animation: anything fading in would be measured half-way.
  const opened = await openPage(browser, `${playground.url}/${address}`, {
    reducedMotion: 'reduce',
    ...options,
  })
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  return opened
}

const MODES: readonly [string, BrowserContextOptions, boolean][] = [
  ['light', { colorScheme: 'light' }, false],
  ['dark', { colorScheme: 'dark' }, false],
  ['forced colours', { forcedColors: 'active' }, false],
  ['right to left', { colorScheme: 'light' }, true],
]

describe('every example on one page', () => {
  it.each(MODES)('has nothing that axe or the console finds: %s', async (_, options, rightToLeft) => {
    const { page, errors, close } = await openGallery('#/kit/all', options)
    expect(await page.locator('.pg-kit-example').count()).toBe(KIT_COMPONENTS.length)
    if (rightToLeft) await page.getByRole('checkbox', { name: 'Right to left' }).check()
    expect(await page.locator('.pg-kit-example .vt-view[dir="rtl"]').count()).toBe(
      rightToLeft ? KIT_COMPONENTS.length : 0,
    )
    expect(await findViolations(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  it.each(['ltr', 'rtl'])(
    'runs over no side, whatever the room and the size of its text: %s',
    async (dir) => {
      const { page, close } = await openGallery('#/kit/all', { viewport: { width: 1100, height: 800 } })
      if (dir === 'rtl') await page.getByRole('checkbox', { name: 'Right to left' }).check()
      const over: string[] = []
      for (const width of [280, 360, 480, 1100]) {
        await page.setViewportSize({ width, height: 800 })
        for (const size of [14, 20]) {
          for (const name of await overflowing(page, size))
            over.push(`${name} at ${width} px, text of ${size} px`)
        }
      }
      expect(over).toEqual([])
      await close()
    },
  )
})

/** The examples that overflow their width. */
function overflowing(page: Page, size: number): Promise<string[]> {
  return page.evaluate(async (px) => {
    document.documentElement.style.fontSize = `${px}px`
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const main = document.querySelector('.pg-kit-main')
    const views = [...document.querySelectorAll('.pg-kit-example')]
    const wide = views.filter((view) => view.scrollWidth > view.clientWidth)
    const names = wide.map((view) => view.getAttribute('aria-label') ?? '')
    const isPageWide = main === null || main.scrollWidth > main.clientWidth
    return isPageWide && names.length === 0 ? ['the page'] : names
  }, size)
}

/** The drawn states that overflow their width. */
function overflowingStates(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const stages = [...document.querySelectorAll('.pg-kit-stage')]
    return stages
      .filter((stage) => stage.scrollWidth > stage.clientWidth)
      .map((stage) => stage.closest('[aria-label]')?.getAttribute('aria-label') ?? stage.className)
  })
}

/** Slow to measure, and covered where every example is on one page. */
const WITHOUT_COLORS = ['color-contrast']

describe('the page of a component', () => {
  it('has nothing that axe finds, and runs over no side at 360 px, whatever its state', {
    timeout: 300_000,
  }, async () => {
    const { page, errors, close } = await openGallery('#/kit', { viewport: { width: 360, height: 800 } })
    const found: string[] = []
    for (const { name } of KIT_COMPONENTS) {
      await page.evaluate((hash) => location.assign(hash), `#/kit/${name}`)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      for (const violation of await findViolations(page, '.pg-kit-main', WITHOUT_COLORS)) {
        // One form is shown in many states here, under its one name.
        const isSameForm = violation.startsWith('landmark-unique') && violation.includes('form[')
        if (!isSameForm) found.push(`${name}: ${violation}`)
      }
      for (const state of await overflowingStates(page)) found.push(`${name} runs over a side: ${state}`)
    }
    expect(found).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  it('is found by searching and by its address, and leads back', async () => {
    const { page, errors, close } = await openGallery('#/kit')
    await page.getByRole('searchbox', { name: 'Search components' }).fill('dropdown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Select' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/kit/Select')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Select' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Chat' }).click()
    await page.getByRole('link', { name: 'See every component' }).click()
    await page.getByRole('heading', { level: 1, name: 'The kit' }).waitFor()
    expect(errors).toEqual([])
    // There is no such conversation; what matters is that the link leads back to it.
    await page.evaluate(() => location.assign('#/t/there'))
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    await page.evaluate(() => location.assign('#/kit/Text'))
    await page.getByRole('link', { name: 'Chat' }).click()
    expect(new URL(page.url()).hash).toBe('#/t/there')
    await close()
  })

  it('is where an address leads from a conversation and from a canvas', async () => {
    const { page, errors, close } = await openPage(browser, playground.url)
    await ask(page, 'List my orders')
    await settled(page)
    await page.evaluate(() => location.assign('#/canvas/cars'))
    await page.getByText('Nothing here yet').waitFor()
    await page.evaluate(() => location.assign('#/kit/Text'))
    await page.getByRole('heading', { level: 1, name: 'Text', exact: true }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/kit/Text')
    expect(errors).toEqual([])
    await close()
  })

  it('draws what is written, and says what is wrong with it', async () => {
    const { page, close } = await openGallery('#/kit/Text', { viewport: { width: 360, height: 800 } })
    const json = page.getByRole('textbox', { name: 'JSON of the example' })
    const example = page.getByRole('region', { name: 'Example' })
    await json.fill('{"type": "Text", "props": {"text": "Another text"}}')
    await example.getByText('Another text').waitFor()
    await json.fill('{"type": "Text", "props": {"text": ["no"]}}')
    await example.getByText('Refused').waitFor()
    await page.getByRole('region', { name: 'JSON', exact: true }).getByText('props.text').waitFor()
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByText('Valid: no issue, no repair.').waitFor()
    await page.getByRole('region', { name: 'Change props' }).getByLabel('size').selectOption('large')
    expect(JSON.parse(await json.inputValue())).toMatchObject({ props: { size: 'large' } })
    await example.locator('.vt-text[data-size="large"]').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Component' }).selectOption('Badge')
    await page.getByRole('heading', { level: 1, name: 'Badge' }).waitFor()
    await close()
  })
})
