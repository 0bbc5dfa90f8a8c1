import {
  type Component,
  defineCatalog,
  type JsonObject,
  type TreeNode,
  validateTree,
} from '../../core/index.ts'
import { type DataSource, rowsSource } from '../../data/index.ts'
import { KIT_COMPONENTS } from '../sets.ts'
import { datasetComponents } from './dataset-components.ts'

/** Numbers, gaps, text with a missing value, whole numbers, days, and column names that are not identifiers. */
const ROWS = [
  { city: 'Oslo', price: 10, rooms: 1, built: '2020-01-15', 'Größe 尺寸': 1e6 },
  { city: 'Oslo', price: 20, rooms: 2, built: '2020-02-15', 'Größe 尺寸': 2e6 },
  { city: 'Bergen', price: 30, rooms: 2, built: '2020-02-20', 'Größe 尺寸': 3e6 },
  { city: 'Bergen', price: null, rooms: 3, built: '2020-04-01', 'Größe 尺寸': 4e6 },
  { city: null, price: 60, rooms: 3, built: '2020-04-02', 'Größe 尺寸': 5e6 },
  { city: 'Molde', price: 5.5, rooms: 3, built: null, 'Größe 尺寸': 6e6 },
]

export const homes = rowsSource({ name: 'Homes', rows: ROWS })
export const emptyHomes = rowsSource({ name: 'Nothing', rows: [] })

const PACKS = new WeakMap<DataSource, Component[]>()

function packOf(source: DataSource): Component[] {
  const pack = PACKS.get(source) ?? datasetComponents(source)
  PACKS.set(source, pack)
  return pack
}

export function componentOf(name: string, source?: DataSource): Component {
  const pack = source === undefined ? datasetComponents() : packOf(source)
  const found = pack.find((component) => component.name === name)
  if (found === undefined) throw new Error(`no component ${name}`)
  return found
}

const KIT = defineCatalog(KIT_COMPONENTS)

interface Drawing {
  source?: DataSource
  inputs?: JsonObject
  signal?: AbortSignal
}

/** What a component draws, validated like a view that a tool pushes. */
export async function draw(name: string, written: JsonObject, options: Drawing = {}): Promise<TreeNode> {
  const { source = homes, inputs = {}, signal = new AbortController().signal } = options
  const component = componentOf(name, source)
  const checked = validateTree(defineCatalog([component]), { type: name, props: written })
  if (!checked.ok) throw new Error(checked.issues.map(({ message }) => message).join('; '))
  const drawn = await component.resolve?.(checked.tree.props, { data: undefined, inputs, signal })
  // Nothing of this pack streams.
  const node = drawn as TreeNode
  const result = validateTree(KIT, node, { allowInternal: true })
  if (!result.ok || result.repairs.length > 0)
    throw new Error(JSON.stringify([result.issues, result.repairs]))
  return node
}
