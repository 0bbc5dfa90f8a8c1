import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent, type TreeNode, type UiPart } from '../../core/index.ts'
import { useNode } from '../node/use-node.ts'
import { VitrailProvider } from '../provider/vitrail-provider.tsx'
import { GenerativeUI } from './generative-ui.tsx'

const catalog = defineCatalog([
  defineComponent({
    name: 'Stack',
    description: 'Stacks.',
    props: z.object({}),
    children: true,
  }),
  defineComponent({
    name: 'Order',
    description: 'One order.',
    props: z.object({ id: z.number() }),
    fallbackText: ({ id }) => `Order ${id}`,
  }),
])

const registry = {
  Stack: ({ children }: { children?: ReactNode }) => <ul>{children}</ul>,
  Order: ({ id }: { id: number }) => {
    if (id === 13) throw new Error('unlucky')
    return <li>#{id}</li>
  },
}

const order = (id: unknown, more: Partial<TreeNode> = {}): TreeNode => ({
  type: 'Order',
  props: { id },
  ...more,
})

function tree(children: TreeNode[], more: Partial<UiPart> = {}): UiPart {
  return {
    type: 'ui',
    id: 'v1',
    component: 'genui:tree',
    props: { root: { type: 'Stack', props: {}, children } },
    ...more,
  }
}

const drawn = (part: UiPart, extra: ReactNode = null) => (
  <VitrailProvider registry={registry} catalog={catalog} locale="en" timeZone="UTC">
    <GenerativeUI part={part} />
    {extra}
  </VitrailProvider>
)

/** As it arrives over the wire: equal, but sharing no objects. */
const copy = (part: UiPart): UiPart => JSON.parse(JSON.stringify(part))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('what a node is drawn as', () => {
  it.each<[string, UiPart, string]>([
    ['a lone component', { type: 'ui', id: 'v', component: 'Order', props: { id: 7 } }, '<li>#7</li>'],
    ['a tree', tree([order(1), order(2)]), '<ul><li>#1</li><li>#2</li></ul>'],
    ['props the catalog refuses', tree([order('x'), order(2)]), '<ul>Order x<li>#2</li></ul>'],
    ['a renderer that throws', tree([order(13), order(2)]), '<ul>Order 13<li>#2</li></ul>'],
    ['stamped text', tree([order(1, { text: 'an order' }), order(2)]), '<ul>an order<li>#2</li></ul>'],
    [
      'text in place of a refused node',
      tree([{ type: 'genui:text', props: { text: 'too big', of: 'Order' } }]),
      '<ul>too big</ul>',
    ],
    [
      'a half-written node',
      tree([order(undefined, { incomplete: true })], { partial: true }),
      '<ul><li>#</li></ul>',
    ],
    [
      'a held node',
      tree([order(1, { held: true, incomplete: true }), order(2)], { partial: true }),
      '<ul><li>#2</li></ul>',
    ],
    [
      'a preview without a root',
      { type: 'ui', id: 'v', component: 'genui:tree', props: {}, partial: true },
      '',
    ],
    [
      'a name of Object.prototype',
      tree([{ type: 'constructor', props: {}, text: 'odd' }, order(2)]),
      '<ul>odd<li>#2</li></ul>',
    ],
    ['children of a leaf', tree([order(1, { children: [order(2)] })]), '<ul><li>#1</li></ul>'],
    [
      'a prop named key or ref',
      tree([{ type: 'Order', props: { id: 1, key: 'a', ref: 'b' } }]),
      '<ul><li>#1</li></ul>',
    ],
    [
      'a stored root that throws',
      { type: 'ui', id: 'v', component: 'Order', props: { id: 13 }, fallbackText: 'kept text' },
      'kept text',
    ],
  ])('%s', (_, part, html) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { container } = render(drawn(part))
    expect(container.innerHTML).toBe(html)
  })

  it('draws the fallback instead of the text, and null hides', () => {
    const part = tree([order('x')])
    const { container, unmount } = render(
      drawn(
        part,
        <GenerativeUI part={part} fallback={({ reason, text }) => <b>{`${reason}: ${text}`}</b>} />,
      ),
    )
    expect(container.innerHTML).toContain('<b>invalid: Order x</b>')
    unmount()
    const hidden = render(
      <VitrailProvider registry={registry} catalog={catalog} fallback={null}>
        <GenerativeUI part={part} />
      </VitrailProvider>,
    )
    expect(hidden.container.innerHTML).toBe('<ul></ul>')
  })

  it('falls back to text where the fallback itself throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const part = tree([order('x'), order(2)])
    const broken = () => {
      throw new Error('again')
    }
    const { container } = render(
      <VitrailProvider registry={registry} catalog={catalog} fallback={broken}>
        <GenerativeUI part={part} />
      </VitrailProvider>,
    )
    expect(container.innerHTML).toBe('<ul>Order x<li>#2</li></ul>')
  })

  it('gives a node that changed a new chance', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { container, rerender } = render(drawn(tree([order(13)])))
    expect(container.innerHTML).toBe('<ul>Order 13</ul>')
    rerender(drawn(tree([order(14)])))
    expect(container.innerHTML).toBe('<ul><li>#14</li></ul>')
  })

  it('draws a placeholder for a held node', () => {
    render(
      <VitrailProvider registry={registry} catalog={catalog} placeholder={(node) => <i>{node.type} …</i>}>
        <GenerativeUI part={tree([order(1, { held: true })], { partial: true })} />
      </VitrailProvider>,
    )
    expect(screen.getByText('Order …').tagName).toBe('I')
  })

  it('tells the app once what failed', () => {
    const onError = vi.fn()
    const part = tree([order('x'), order(2)])
    const { rerender } = render(
      <VitrailProvider registry={registry} catalog={catalog} onError={onError}>
        <GenerativeUI part={part} />
      </VitrailProvider>,
    )
    rerender(
      <VitrailProvider registry={registry} catalog={catalog} onError={onError}>
        <GenerativeUI part={copy(part)} />
      </VitrailProvider>,
    )
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason: 'invalid', viewId: 'v1', nodeId: 'root/0' })
  })

  it('warns in the console where the app does not listen', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(
      <VitrailProvider registry={{ Stack: registry.Stack }} catalog={catalog}>
        <GenerativeUI part={tree([order(1)])} />
      </VitrailProvider>,
    )
    expect(warn.mock.calls).toEqual([
      ["vitrail: Order is drawn as its text: Nothing draws Order here. Is it in the provider's registry?"],
    ])
    warn.mockRestore()
  })
})

const cardRenderers = { Card: ({ title }: { title: string }) => <h3>{title}</h3> }

describe('older versions', () => {
  const card = (version: number, migrate?: (props: Record<string, unknown>) => Record<string, unknown>) =>
    defineCatalog([
      defineComponent({
        name: 'Card',
        description: 'A card.',
        version,
        props: z.object({ title: z.string() }),
        ...(migrate && { migrate }),
      }),
    ])
  const stored: UiPart = {
    type: 'ui',
    id: 'v',
    component: 'Card',
    props: { name: 'A' },
    version: 1,
    fallbackText: 'A card',
  }
  it('migrates where the definition can', () => {
    const { container } = render(
      <VitrailProvider registry={cardRenderers} catalog={card(2, ({ name }) => ({ title: name }))}>
        <GenerativeUI part={stored} />
      </VitrailProvider>,
    )
    expect(container.innerHTML).toBe('<h3>A</h3>')
  })

  it('asks resolveComponent once, and draws loading meanwhile', async () => {
    const resolveComponent = vi.fn(async () => ({ name }: { name: string }) => <h4>{name}</h4>)
    const page = (
      <StrictMode>
        <VitrailProvider
          registry={cardRenderers}
          catalog={card(2)}
          resolveComponent={resolveComponent}
          loading="…"
        >
          <GenerativeUI part={stored} />
          <GenerativeUI part={{ ...stored, id: 'w' }} />
        </VitrailProvider>
      </StrictMode>
    )
    const { container } = render(page)
    expect(container.innerHTML).toBe('……')
    await act(async () => undefined)
    expect(container.innerHTML).toBe('<h4>A</h4><h4>A</h4>')
    expect(resolveComponent.mock.calls).toEqual([['Card', 1]])
  })

  it('reads as the stored text where nothing draws that version', () => {
    const { container } = render(
      <VitrailProvider registry={cardRenderers} catalog={card(2)}>
        <GenerativeUI part={stored} />
      </VitrailProvider>,
    )
    expect(container.innerHTML).toBe('A card')
  })

  it('checks the versions of a tree by type', () => {
    const part: UiPart = {
      type: 'ui',
      id: 'v',
      component: 'genui:tree',
      props: { root: { type: 'Card', props: { title: 'B' } } },
      componentVersions: { Card: 2 },
    }
    const { container } = render(
      <VitrailProvider registry={cardRenderers} catalog={card(2)}>
        <GenerativeUI part={part} />
      </VitrailProvider>,
    )
    expect(container.innerHTML).toBe('<h3>B</h3>')
  })
})

const renders = new Map<number, number>()
const mounts = new Map<number, number>()
const bump = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1)

function CountedOrder({ id }: { id: number }) {
  bump(renders, id)
  useLayoutEffect(() => {
    bump(mounts, id)
  }, [id])
  return <li>{useNode()?.incomplete ? '…' : `#${id}`}</li>
}

function MeasuringOrder() {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => setWidth(100), [])
  return <li>{width}</li>
}

const counted = { ...registry, Order: CountedOrder }
const measuring = { ...registry, Order: MeasuringOrder }

const page = (part: UiPart) => (
  <VitrailProvider registry={counted} catalog={catalog}>
    <GenerativeUI part={part} />
  </VitrailProvider>
)

describe('what renders again', () => {
  beforeEach(() => {
    renders.clear()
    mounts.clear()
  })

  it('mounts each of 50 streamed cards once and renders a settled one at most twice', () => {
    const settled = Array.from({ length: 50 }, (_, id) => order(id))
    const preview = (children: TreeNode[]): UiPart => {
      const root = { type: 'Stack', props: {}, children, incomplete: true }
      // Complete snapshots, as a client without deltas gets them: they share no objects with the one before.
      return copy({ type: 'ui', id: 'v1', component: 'genui:tree', props: { root }, partial: true })
    }
    const { container, rerender } = render(page(preview([])))
    for (let count = 1; count <= 50; count++) rerender(page(preview(settled.slice(0, count))))
    rerender(page(copy(tree(settled, { componentVersions: { Stack: 1, Order: 1 }, fallbackText: 'x' }))))
    expect(container.querySelectorAll('li')).toHaveLength(50)
    expect([...mounts.values()]).toEqual(settled.map(() => 1))
    expect(Math.max(...renders.values())).toBeLessThanOrEqual(2)
  })

  it('renders a node again that stops being incomplete', () => {
    const { container, rerender } = render(page(tree([order(1, { incomplete: true })], { partial: true })))
    expect(container.textContent).toBe('…')
    rerender(page(tree([order(1)])))
    expect(container.textContent).toBe('#1')
    expect(renders.get(1)).toBe(2)
  })

  it('keeps what is keyed mounted while its place changes', () => {
    const a = order(1, { key: 'a' })
    const b = order(2, { key: 'b' })
    const { container, rerender } = render(page(tree([a, b])))
    rerender(page(tree([b, a])))
    expect(container.textContent).toBe('#2#1')
    expect([...mounts.values()]).toEqual([1, 1])
  })

  it('does not loop when a renderer sets state in a layout effect', () => {
    const { container } = render(
      <VitrailProvider registry={measuring} catalog={catalog}>
        <GenerativeUI part={tree([order(1)])} />
      </VitrailProvider>,
    )
    expect(container.innerHTML).toBe('<ul><li>100</li></ul>')
  })
})
