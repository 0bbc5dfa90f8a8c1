import { expect, it } from 'vitest'
import { defineCatalog } from '../core/index.ts'
import { ESSENTIAL_COMPONENTS, ICON_NAMES, KIT_COMPONENTS } from './index.ts'

it('chooses from the kit, with the parts that its components need', () => {
  expect(new Set(KIT_COMPONENTS)).toEqual(new Set([...KIT_COMPONENTS, ...ESSENTIAL_COMPONENTS]))
  const catalog = defineCatalog(ESSENTIAL_COMPONENTS)
  for (const { name, accepts = [], within = [] } of ESSENTIAL_COMPONENTS) {
    for (const other of [...accepts, ...within]) expect(catalog.has(other), `${name}: ${other}`).toBe(true)
  }
})

it('lists the icons once in the prompt, where a component takes one', () => {
  const list = [...ICON_NAMES].join(' ')
  const all = defineCatalog(KIT_COMPONENTS).prompt()
  expect(all.split(list)).toHaveLength(2)
  expect(all).toContain('icon?: IconName')
  expect(defineCatalog(KIT_COMPONENTS.filter(({ name }) => name === 'Link')).prompt()).not.toContain(list)
})

it('shows a model no keyword that is our own', () => {
  const catalog = defineCatalog(KIT_COMPONENTS)
  expect(catalog.prompt()).not.toMatch(/x-(?:shape|words|group|name|address|essential)/)
})
