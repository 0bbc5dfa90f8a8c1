import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { launchBrowser, openPage } from '../harness/browser.ts'
import { bundle } from '../harness/bundle.ts'
import { type ServedFiles, serveFiles } from '../harness/serve-files.ts'
import type { Script } from './script.ts'
import { ACTIONS } from './scripts/actions.ts'
import { CONTENT } from './scripts/content.ts'
import { DATA } from './scripts/data.ts'
import { FORMS } from './scripts/forms.ts'
import { CHOICES, FIELDS } from './scripts/inputs.ts'
import { STRUCTURE } from './scripts/structure.ts'
import { walk } from './walk.ts'

const SCRIPTS: readonly Script[] = [
  ...STRUCTURE,
  ...CONTENT,
  ...DATA,
  ...FIELDS,
  ...CHOICES,
  ...FORMS,
  ...ACTIONS,
]

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>By keyboard</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/styles.css" />
    <script type="module" src="/page.js"></script>
  </head>
  <body><main id="page"></main></body>
</html>`

const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:"

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" /></svg>'

let files: ServedFiles
let browser: Browser
let page: Page
let errors: string[]

beforeAll(async () => {
  const [script, styles] = await Promise.all([
    bundle('test/browser/keyboard/page.tsx'),
    bundle('src/react/kit/styles/index.css'),
  ])
  files = await serveFiles({ '/': PAGE, '/page.js': script, '/styles.css': styles }, POLICY)
  browser = await launchBrowser(['--enable-blink-features=ComputedAccessibilityInfo'])
  const opened = await openPage(browser, files.url, {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = opened.page
  errors = opened.errors
  await page.route('https://pictures.example/*', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }),
  )
  await page.waitForFunction(() => 'keyboard' in window)
})

afterAll(async () => {
  await browser.close()
  await files.close()
})

describe.each(['ltr', 'rtl'] as const)('by keyboard alone, %s', (dir) => {
  it.each(SCRIPTS.map((script) => [script.name, script] as const))('%s', (_, script) =>
    walk(page, script, dir),
  )
})

it('has a script for each component that takes the focus', async () => {
  const interactive: string[] = []
  for (const { name, example } of KIT_COMPONENTS) {
    const node = { type: name, props: example?.props ?? {}, children: example?.children }
    await page.evaluate(`keyboard.draw(${JSON.stringify(node)}, 'ltr')`)
    await page.keyboard.press('Tab')
    const { on } = await page.evaluate<{ on: string }>('keyboard.focus()')
    if (on !== 'button after') interactive.push(name)
  }
  const scripted = new Set(SCRIPTS.map(({ node }) => node.type))
  expect(interactive.filter((name) => !scripted.has(name))).toEqual([])
})

it('breaks nothing on the way', () => {
  expect(errors).toEqual([])
})
