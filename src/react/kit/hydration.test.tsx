import { act, createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KIT_COMPONENTS } from '../../kit/index.ts'
import { VitrailProvider } from '../index.ts'
import { kitRegistry } from './registry.ts'
import { VitrailRoot } from './root/vitrail-root.tsx'

const DATED: Record<string, Record<string, unknown>> = {
  DataTable: {
    columns: [
      { key: 'at', label: 'At', format: 'date' },
      { key: 'n', label: 'N', format: 'number' },
    ],
    rows: [{ at: '2026-03-09T02:30:00Z', n: 1234.5 }],
  },
  Timeline: { events: [{ date: '2026-03-09T02:30:00Z', title: 'Landed' }] },
  Chart: {
    type: 'line',
    xKey: 'at',
    series: [{ key: 'n' }],
    data: [
      { at: '2026-03-09T02:30:00Z', n: 1234.5 },
      { at: '2026-03-10T02:30:00Z', n: 2000 },
    ],
  },
}

const visuals = Object.entries(kitRegistry) as [string, FunctionComponent<Record<string, unknown>>][]
const zones = [
  ['UTC', 'en'],
  ['America/Los_Angeles', 'de'],
] as const

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(zones)('in %s, %s', (timeZone, locale) => {
  it.each(visuals)("%s: the server's markup is the browser's first", async (name, Visual) => {
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words))
    const props = DATED[name] ?? KIT_COMPONENTS.find((one) => one.name === name)?.example?.props ?? {}
    const view = (
      <VitrailProvider registry={kitRegistry} locale={locale} timeZone={timeZone}>
        <VitrailRoot>{createElement(Visual, props)}</VitrailRoot>
      </VitrailProvider>
    )
    const place = document.createElement('div')
    place.innerHTML = renderToString(view)
    document.body.append(place)
    const before = place.textContent
    const root = hydrateRoot(place, view, { onRecoverableError: (error) => complaints.push(error) })
    await act(async () => {})
    expect(complaints).toEqual([])
    expect(place.textContent).toBe(before)
    await act(async () => root.unmount())
  })
})

it('writes a moment in the zone and the language of the provider', () => {
  const html = renderToString(
    <VitrailProvider registry={kitRegistry} locale="de" timeZone="America/Los_Angeles">
      {createElement(visuals.find(([name]) => name === 'DataTable')?.[1] ?? 'div', DATED.DataTable)}
    </VitrailProvider>,
  )
  expect(html).toContain('08.03.2026')
  expect(html).toContain('1.234,5')
})
