import type { Page } from 'playwright-core'

export async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(question)
  await field.press('Enter')
}

/** Waits until the answer is complete and drawn, allowing whatever it asks permission for. */
export async function settled(page: Page): Promise<void> {
  const done = page.locator(
    '.vt-chat-message:last-child[data-role="assistant"] .vt-chat-answer:not([aria-busy])',
  )
  const allow = page.getByRole('button', { name: 'Allow', exact: true })
  await done.or(allow).first().waitFor()
  if (await allow.isVisible()) await allow.click()
  await done.waitFor()
  await page.locator('.vt-chat-view .vt-skeleton').first().waitFor({ state: 'detached' })
}

/** The text of the conversation, as people read it. */
export async function transcriptText(page: Page): Promise<string> {
  const text = (await page.getByRole('log').textContent()) ?? ''
  return text.replace(/\s+/g, ' ').trim()
}
