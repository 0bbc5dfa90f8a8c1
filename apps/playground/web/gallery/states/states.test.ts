import { describe, expect, it } from 'vitest'
import { formatPath, type TreeNode, validateTree } from 'vitrail'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { exampleNode } from '../example-node.ts'
import { kitCatalog } from '../kit-groups.ts'
import { SAMPLES } from '../samples/samples.ts'
import { failedNode } from './failed-node.ts'
import { isSound } from './is-sound.ts'
import { leastNode } from './least-node.ts'
import { longNode } from './long-node.ts'
import { variantsOf } from './variants.ts'

const COMPONENTS = KIT_COMPONENTS.map((component) => [component.name, component] as const)

function problems(node: TreeNode): string[] {
  const { issues, repairs } = validateTree(kitCatalog, node, { allowInternal: true })
  return [...issues, ...repairs].map(({ code, path, message }) => `${code} ${formatPath(path)} ${message}`)
}

it.each(COMPONENTS)('the long %s is longer, and valid', (_, component) => {
  const node = exampleNode(component)
  const long = longNode(node)
  expect(problems(long)).toEqual([])
  expect(JSON.stringify(long).length).toBeGreaterThanOrEqual(JSON.stringify(node).length)
})

it('makes long what people read, and leaves alone what is meant for machines', () => {
  const node = longNode({
    type: 'Select',
    props: { label: 'Size', name: 'size', options: [{ value: 's', label: 'Small' }] },
  })
  expect(node.props).toMatchObject({ name: 'size', options: [{ value: 's' }] })
  expect(String(node.props?.label)).toMatch(/^Size and then .{100}/)
})

it('leaves out what may be left out', () => {
  const table = KIT_COMPONENTS.find(({ name }) => name === 'DataTable')
  if (table === undefined) throw new Error('The kit has a DataTable.')
  const node = {
    type: 'DataTable',
    props: { columns: [{ key: 'a', label: 'A' }], rows: [{ a: 1 }], hint: 'b' },
  }
  expect(leastNode(table, node)).toEqual({
    type: 'DataTable',
    props: { columns: [{ key: 'a', label: 'A' }], rows: [] },
  })
})

it.each(COMPONENTS)('what fails in %s is refused, or is an error of its field', (_, component) => {
  const failed = failedNode(component, exampleNode(component))
  expect(failed).toBeDefined()
  if (failed === undefined || failed.title === 'With an error') return
  expect(isSound(failed.node)).toBe(false)
})

it('has a variant for each keyword and switch', () => {
  const callout = KIT_COMPONENTS.find(({ name }) => name === 'Callout')
  if (callout === undefined) throw new Error('The kit has a Callout.')
  expect(variantsOf(callout, exampleNode(callout)).map(({ title }) => title)).toEqual([
    'tone: "info"',
    'tone: "success"',
    'tone: "warning"',
    'tone: "danger"',
  ])
})

describe('the samples', () => {
  it('are of components of the kit', () => {
    expect(Object.keys(SAMPLES).filter((name) => kitCatalog.get(name) === undefined)).toEqual([])
  })

  it.each(
    Object.entries(SAMPLES).flatMap(([name, samples]) =>
      samples.map(({ title, node }) => [name, title, node] as const),
    ),
  )('of %s are valid as they stand: %s', (_, __, node) => {
    expect(problems(node)).toEqual([])
  })
})
