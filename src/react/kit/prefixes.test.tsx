import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createJsonStream, createTreeStream, defineCatalog, type TreeNode } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../../kit/index.ts'
import { VitrailProvider } from '../provider/vitrail-provider.tsx'
import { GenerativeUI } from '../render/generative-ui.tsx'
import { kitPlaceholder } from './placeholder/kit-placeholder.tsx'
import { kitRegistry } from './registry.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

/** The example of each component as a model would write it, in the parent it needs. */
const trees = KIT_COMPONENTS.filter(({ internal }) => !internal).map(({ name, example, within }) => {
  const node: TreeNode = {
    type: name,
    props: example?.props ?? {},
    ...(example?.children && { children: example.children }),
  }
  const parent = within?.[0]
  return [name, parent === undefined ? node : { type: parent, props: {}, children: [node] }] as const
})

/** Controls in a closed dialog or a disabled fieldset cannot be pressed. */
const CLOSED = /<dialog[\s\S]*?<\/dialog>|<fieldset[^>]* disabled=""[\s\S]*?<\/fieldset>/g

function draw(root: TreeNode, problems: string[]): string {
  return renderToString(
    <VitrailProvider
      registry={kitRegistry}
      catalog={catalog}
      placeholder={kitPlaceholder}
      locale="en"
      timeZone="UTC"
    >
      <GenerativeUI
        part={{ type: 'ui', id: 'v', component: 'genui:tree', props: { root }, partial: true }}
        fallback={(problem) => {
          problems.push(problem.reason)
          return null
        }}
      />
    </VitrailProvider>,
  )
}

describe.each(trees)('every prefix of %s', (_, tree) => {
  it('draws, and nothing in it acts', () => {
    const json = createJsonStream()
    const stream = createTreeStream({ catalog, streaming: 'partial' })
    const problems: string[] = []
    let drawn = 0
    for (const character of JSON.stringify(tree)) {
      json.push(character)
      const root = stream.read(json.value, json.isOpen, json.done)
      if (root === undefined || root === null) continue
      const html = draw(root, problems)
      drawn++
      const open = html.replace(CLOSED, '')
      for (const [control] of open.matchAll(/<(?:button|input|select|textarea)\b[^>]*>/g)) {
        expect(control).toMatch(/ disabled=""/)
      }
      expect(html).not.toContain('<img')
    }
    expect(problems).toEqual([])
    expect(drawn).toBeGreaterThan(0)
  })
})
