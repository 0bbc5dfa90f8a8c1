import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HeadingScope, useHeadingLevel } from '../heading/heading-level.tsx'
import { useVitrail } from './settings.ts'
import { VitrailProvider } from './vitrail-provider.tsx'

function Show() {
  const { locale, timeZone, dir, theme, currency } = useVitrail()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone }).format(
    Date.UTC(2026, 2, 9, 2, 30),
  )
  return <p>{[locale, dir, theme, currency, time, new Intl.NumberFormat(locale).format(1234.5)].join(' ')}</p>
}

function Level() {
  return <i>{useHeadingLevel()}</i>
}

const nest = (depth: number): ReactNode =>
  depth === 0 ? null : (
    <HeadingScope>
      <Level />
      {nest(depth - 1)}
    </HeadingScope>
  )

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('VitrailProvider', () => {
  it('takes from the provider around it what it does not set', () => {
    const { container } = render(
      <VitrailProvider locale="de" timeZone="UTC" theme="dark" currency="EUR">
        <VitrailProvider theme="light">
          <Show />
        </VitrailProvider>
      </VitrailProvider>,
    )
    expect(container.textContent).toBe('de ltr light EUR 09.03.26 1.234,5')
  })

  it.each([
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['de-CH', 'ltr'],
    ['arn', 'ltr'],
  ])('writes %s in the direction %s', (locale, dir) => {
    const { container } = render(
      <VitrailProvider locale={locale} timeZone="UTC">
        <Show />
      </VitrailProvider>,
    )
    expect(container.textContent).toContain(` ${dir} `)
  })

  it('takes over server markup without a mismatch, then writes as the browser does', async () => {
    const page = (
      <VitrailProvider>
        <Show />
      </VitrailProvider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('en ltr auto  3/9/26 1,234.5')

    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de')
    const options = Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'America/Los_Angeles',
    })
    const root = await act(async () => hydrateRoot(container, page))
    expect(complaint).not.toHaveBeenCalled()
    expect(container.textContent).toBe('de ltr auto  08.03.26 1.234,5')
    await act(async () => root.unmount())
  })
})

describe('heading levels', () => {
  it('go one deeper in each titled container, at most to six', () => {
    const { container } = render(
      <VitrailProvider headingLevel={3}>
        <Level />
        {nest(5)}
      </VitrailProvider>,
    )
    expect(container.textContent).toBe('345666')
  })
})
