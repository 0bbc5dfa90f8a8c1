import { act } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineVitrailView, type VitrailViewElement } from './define-vitrail-view.tsx'
import { readViewPart } from './read-view-part.ts'

const heading = { type: 'Heading', props: { text: 'Orders' } }

describe('readViewPart', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a part',
      { type: 'ui', id: 'v', component: 'Text', props: {} },
      { type: 'ui', id: 'v', component: 'Text', props: {} },
    ],
    [
      'a component',
      { component: 'Text', props: {} },
      { type: 'ui', id: 'view', component: 'Text', props: {} },
    ],
    ['a tree', heading, { type: 'ui', id: 'view', component: 'genui:tree', props: { root: heading } }],
    [
      'JSON of a tree',
      JSON.stringify(heading),
      { type: 'ui', id: 'view', component: 'genui:tree', props: { root: heading } },
    ],
    ['no JSON', '{', undefined],
    ['a list', [heading], undefined],
    ['null', null, undefined],
    ['props that are none', { component: 'Text', props: 'x' }, undefined],
  ])('%s', (_, value, part) => {
    expect(readViewPart(value)).toEqual(part)
  })
})

describe('<vitrail-view>', () => {
  beforeAll(() => {
    defineVitrailView({ stylesheet: '/styles.css' })
  })
  afterEach(() => document.body.replaceChildren())

  async function mount(html: string): Promise<VitrailViewElement> {
    document.body.innerHTML = html
    const element = document.querySelector<VitrailViewElement>('vitrail-view')
    if (element === null) throw new Error('not there')
    await loadStyles(element)
    return element
  }

  const loadStyles = (element: Element) =>
    act(async () => {
      element.shadowRoot?.querySelector('link')?.dispatchEvent(new Event('load'))
    })

  const textOf = (element: Element) => element.shadowRoot?.querySelector('.vitrail')?.textContent

  it('draws its attribute in a shadow root with the stylesheet', async () => {
    const element = await mount(
      `<vitrail-view theme="dark" locale="de" view='${JSON.stringify(heading)}'></vitrail-view>`,
    )
    const root = element.shadowRoot?.querySelector('.vitrail')
    expect(root?.getAttribute('data-vitrail-theme')).toBe('dark')
    expect(root?.getAttribute('lang')).toBe('de')
    expect(textOf(element)).toBe('Orders')
    expect(element.shadowRoot?.querySelector('link')?.getAttribute('href')).toBe('/styles.css')
  })

  it('draws its property, and again when that changes', async () => {
    const element = await mount('<vitrail-view></vitrail-view>')
    await act(async () => {
      element.view = heading
    })
    expect(textOf(element)).toBe('Orders')
    await act(async () => {
      element.view = { component: 'Text', props: { text: 'None' } }
    })
    expect(textOf(element)).toBe('None')
    await act(async () => {
      element.view = 7
    })
    expect(element.shadowRoot?.querySelector('.vitrail')).toBeNull()
  })

  it('raises what is done in it, and what fails in it', async () => {
    const element = await mount('<vitrail-view></vitrail-view>')
    const actions = vi.fn()
    const errors = vi.fn()
    document.body.addEventListener('vitrail-action', (event) => actions((event as CustomEvent).detail), {
      once: true,
    })
    element.addEventListener('vitrail-error', (event) => errors((event as CustomEvent).detail.reason), {
      once: true,
    })
    await act(async () => {
      element.view = {
        type: 'Stack',
        props: {},
        children: [
          { type: 'Button', props: { label: 'Go', action: 'go' } },
          { type: 'Nope', props: {} },
        ],
      }
    })
    expect(errors.mock.calls).toEqual([['unknown']])
    await act(async () => {
      element.shadowRoot?.querySelector('button')?.click()
    })
    expect(actions.mock.calls).toMatchObject([
      [{ viewId: 'view', nodeId: 'root/0', name: 'go', message: 'Go' }],
    ])
  })

  it('can be taken out and put back', async () => {
    const element = await mount(`<vitrail-view view='${JSON.stringify(heading)}'></vitrail-view>`)
    await act(async () => element.remove())
    await act(async () => document.body.append(element))
    await loadStyles(element)
    expect(textOf(element)).toBe('Orders')
  })

  it('refuses a name that is taken', () => {
    expect(() => defineVitrailView({ stylesheet: '/styles.css' })).toThrow(/defined already/)
  })
})
