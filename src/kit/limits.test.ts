import { describe, expect, it } from 'vitest'
import { type Component, defineCatalog, type JsonObject, type TreeNode, validateTree } from '../core/index.ts'
import { KIT_COMPONENTS } from './index.ts'
import { COSTLY, excessesOf, propsAtLimits } from './limits.fixtures.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const components = KIT_COMPONENTS.filter(({ internal }) => !internal)

/** Names and lines are clipped, and an unknown icon becomes a dot; whatever else is too much goes back to the model. */
function doneWith(shape: string): { code: string; lossy: boolean } {
  if (['label', 'title', 'line', 'cell'].includes(shape)) return { code: 'clipped', lossy: true }
  if (shape === 'icon') return { code: 'icon_mapped', lossy: true }
  return { code: shape === 'list' || shape === 'record' ? 'too_many' : 'too_long', lossy: false }
}

function check({ name, within, example }: Component, props: JsonObject) {
  const [parent] = within ?? []
  const { children } = example ?? {}
  const node: TreeNode = { type: name, props, ...(children && { children }) }
  const path = parent === undefined ? ['props'] : ['children', 0, 'props']
  return {
    path,
    ...validateTree(catalog, parent === undefined ? node : { type: parent, props: {}, children: [node] }),
  }
}

describe.each(components.map((component) => [component.name, component] as const))('%s', (_, component) => {
  it('takes what is at its limits as it is', () => {
    const { ok, issues, repairs } = check(component, propsAtLimits(component))
    expect(issues).toEqual([])
    expect(repairs).toEqual([])
    expect(ok).toBe(true)
  })

  it('clips or refuses what is over one, there and nowhere else', () => {
    for (const { path, shape, props } of excessesOf(component)) {
      const result = check(component, props)
      const where = [...result.path, ...path]
      const said = result.ok
        ? result.repairs.map(({ code, path: at, lossy }) => ({ code, at, lossy }))
        : result.issues.map(({ code, path: at }) => ({ code, at, lossy: false }))
      expect(said, `${shape} at ${path.join('.')}`).toContainEqual({ at: where, ...doneWith(shape) })
    }
  })
})

it.each(COSTLY)('%s takes %s', (name, _, props) => {
  const component = KIT_COMPONENTS.find((one) => one.name === name)
  expect(component?.validateProps(props)).toMatchObject({ ok: true })
})
