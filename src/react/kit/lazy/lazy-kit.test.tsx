import { act, cleanup, render, screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineCatalog, type UiPart } from '../../../core/index.ts'
import { KIT_COMPONENTS } from '../../../kit/index.ts'
import { GenerativeUI, VitrailProvider } from '../../index.ts'
import { lazyKitRegistry, preloadKit } from '../lazy-registry.tsx'
import { kitRegistry } from '../registry.ts'
import { ChunkView } from './chunk-view.tsx'
import { createVisualChunk } from './visual-chunk.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

interface TextProps {
  text: string
}

/** A chunk that comes when the test says so. */
function controlledChunk() {
  const waiting: { resolve(visual: FunctionComponent<TextProps>): void; reject(reason: unknown): void }[] = []
  const chunk = createVisualChunk<TextProps>(
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  )
  const next = () => waiting.shift() ?? expect.fail('nobody asked for the chunk')
  return {
    drawLate: (props: TextProps) => <ChunkView type="Chart" chunk={chunk} props={props} />,
    chunk,
    waiting,
    arrive: () => act(async () => next().resolve(({ text }) => <button type="button">{text}</button>)),
    fail: () => act(async () => next().reject(new Error('offline'))),
  }
}

const catalog = defineCatalog(KIT_COMPONENTS)
const part = (component: string, props: Record<string, unknown>): UiPart => ({
  type: 'ui',
  id: 'v',
  component,
  props,
})

function draw(registry: Record<string, FunctionComponent<never>>, view: UiPart) {
  return (
    <VitrailProvider registry={registry} catalog={catalog} locale="en" timeZone="UTC">
      <GenerativeUI part={view} />
    </VitrailProvider>
  )
}

describe('a visual in a chunk of its own', () => {
  it('is its skeleton until it is there, and is asked for once', async () => {
    const { drawLate, waiting, arrive } = controlledChunk()
    const { container } = render(
      <VitrailProvider catalog={catalog}>
        {drawLate({ text: 'one' })}
        {drawLate({ text: 'two' })}
      </VitrailProvider>,
    )
    expect(container.querySelectorAll('[data-shape="chart"]')).toHaveLength(2)
    expect(waiting).toHaveLength(1)
    await arrive()
    expect(container.querySelector('.vt-skeleton')).toBeNull()
    expect(container.textContent).toBe('onetwo')
  })

  it("shows the app's own placeholder where there is one", () => {
    const { drawLate } = controlledChunk()
    render(
      <VitrailProvider placeholder={({ type, props }) => `${type}: ${String(props.text)}`}>
        {drawLate({ text: 'one' })}
      </VitrailProvider>,
    )
    expect(document.body.textContent).toBe('Chart: one')
  })

  it('draws at once when it was loaded before', async () => {
    const { drawLate, chunk, arrive } = controlledChunk()
    const loaded = chunk.preload()
    await arrive()
    await loaded
    expect(renderToString(drawLate({ text: 'one' }))).toContain('one')
  })

  it('keeps what a server drew until the browser has the chunk', async () => {
    const server = controlledChunk()
    const browser = controlledChunk()
    void server.chunk.preload()
    await server.arrive()
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words))
    const place = document.createElement('div')
    place.innerHTML = renderToString(server.drawLate({ text: 'one' }))
    document.body.append(place)
    const button = place.querySelector('button')
    const root = hydrateRoot(place, browser.drawLate({ text: 'one' }), {
      onRecoverableError: (error) => complaints.push(error),
    })
    await act(async () => {})
    expect(place.querySelector('button')).toBe(button)
    await browser.arrive()
    expect(place.querySelector('button')).toBe(button)
    expect(complaints).toEqual([])
    await act(async () => root.unmount())
  })

  it('fails its node alone, and the next one asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { drawLate, fail, arrive } = controlledChunk()
    const registry = { Text: drawLate }
    const first = render(draw(registry, part('Text', { text: 'read me' })))
    await fail()
    expect(first.container.textContent).toBe('read me')
    expect(screen.queryByRole('button')).toBeNull()
    first.unmount()
    render(draw(registry, part('Text', { text: 'read me' })))
    await arrive()
    expect(screen.getByRole('button').textContent).toBe('read me')
  })
})

describe('lazyKitRegistry', () => {
  it('draws what kitRegistry draws, once it is loaded', async () => {
    expect(Object.keys(lazyKitRegistry).sort()).toEqual(Object.keys(kitRegistry).sort())
    await preloadKit()
    for (const name of ['Chart', 'Markdown', 'Svg']) {
      const view = part(name, KIT_COMPONENTS.find((one) => one.name === name)?.example?.props ?? {})
      const lazily = renderToString(draw(lazyKitRegistry, view))
      expect(lazily.replaceAll(/<!--\/?\$-->/g, '')).toBe(renderToString(draw(kitRegistry, view)))
    }
  })
})
