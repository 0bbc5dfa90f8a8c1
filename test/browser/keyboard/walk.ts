import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Direction } from 'vitrail/react'
import type { Effect, Script, Step } from './script.ts'

/** More than any script has controls. */
const MAX_PRESSES = 80

/** Keys that follow the visual order. */
const ALONG: Readonly<Record<Direction, Readonly<Record<string, string>>>> = {
  ltr: { Forward: 'ArrowRight', Back: 'ArrowLeft' },
  rtl: { Forward: 'ArrowLeft', Back: 'ArrowRight' },
}

interface Focus {
  on: string
  seen: true | string
}

/** Evaluates an expression over `keyboard` on the page. */
function ask<T>(page: Page, question: string): Promise<T> {
  return page.evaluate<T>(`keyboard.${question}`)
}

/** Walks one component with the keys of its script, and back again with Shift+Tab alone. */
export async function walk(page: Page, { node, steps }: Script, dir: Direction): Promise<void> {
  const saved: string[] = []
  const save = (download: { suggestedFilename(): string }): void => {
    saved.push(download.suggestedFilename())
  }
  page.on('download', save)
  await ask(page, `draw(${JSON.stringify(node)}, '${dir}')`)
  expect(await ask(page, 'pointerOnly()'), 'what only a pointer presses').toEqual([])
  for (const [index, step] of steps.entries()) {
    const what = `step ${index + 1}, ${step.press ?? JSON.stringify(step.type)}`
    if (step.press === undefined) await page.keyboard.type(step.type ?? '')
    else if (step.press === 'Answer') await ask(page, 'answer()')
    else await page.keyboard.press(ALONG[dir][step.press] ?? step.press)
    await until(() => ask(page, 'focus()'), { on: step.focus, seen: true }, `the focus after ${what}`)
    await expectEffect(page, step, saved, what)
  }
  expect(steps.at(-1)?.focus, 'the focus at the end').toBe('button after')
  page.off('download', save)
  for (let presses = 1, on = ''; on !== 'button before'; presses += 1) {
    expect(presses, 'presses of Shift+Tab on the way back').toBeLessThan(MAX_PRESSES)
    await page.keyboard.press('Shift+Tab')
    const focus = await ask<Focus>(page, 'focus()')
    expect(focus, `the focus after Shift+Tab ${presses}`).toMatchObject({ seen: true })
    on = focus.on
    expect(on, 'the focus on the way back').not.toBe('nothing')
  }
}

async function expectEffect(page: Page, { effect }: Step, saved: string[], what: string): Promise<void> {
  const { shows, hides, raises, saves, opens, copies }: Effect = effect
  if (shows !== undefined)
    await until(
      () => ask<string>(page, 'text()').then((text) => text.includes(shows)),
      true,
      `${what} shows ${shows}`,
    )
  if (hides !== undefined)
    await until(
      () => ask<string>(page, 'text()').then((text) => text.includes(hides)),
      false,
      `${what} hides ${hides}`,
    )
  if (raises !== undefined)
    await expect.poll(() => ask(page, 'raised()'), { message: `what ${what} raises` }).toMatchObject(raises)
  if (saves !== undefined)
    await until(() => Promise.resolve(saved.at(-1)), saves, `the file that ${what} saves`)
  if (opens !== undefined) await until(() => ask(page, 'opened()'), opens, `the address that ${what} opens`)
  if (copies !== undefined)
    await until(() => page.evaluate('navigator.clipboard.readText()'), copies, `what ${what} copies`)
}

/** Usually true at once; else after the next frames, if React or the browser takes its time. */
async function until(read: () => Promise<unknown>, value: unknown, message: string): Promise<void> {
  if (isDeepStrictEqual(await read(), value)) return
  await expect.poll(read, { interval: 10, message }).toEqual(value)
}
