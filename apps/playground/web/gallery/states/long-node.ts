import { isPlainObject, type JsonObject, type JsonSchema, type TreeNode } from 'vitrail'
import { kitCatalog } from '../kit-groups.ts'
import { schemaOf } from './read-schema.ts'

/** Props that people read; they are made long, and added where allowed. */
const WORDS = ['title', 'subtitle', 'label', 'text', 'hint', 'note', 'description', 'snippet', 'source']
const MORE =
  'and then everything that somebody may still want to say about it, down to the Donaudampfschifffahrtsgesellschaftskapitänsmütze'
const MUCH = `${MORE}, whose owner has long gone ashore; `

/** The example with overlong texts, some of them without any place to break. */
export function longNode(node: TreeNode): TreeNode {
  const schema = kitCatalog.get(node.type)?.jsonSchema ?? {}
  const props = lengthen(node.props ?? {}, schema)
  return {
    ...node,
    ...(isPlainObject(props) && { props }),
    ...(node.children && { children: node.children.map(longNode) }),
  }
}

function lengthen(value: unknown, schema: JsonSchema, key = ''): unknown {
  if (typeof value === 'string') return WORDS.includes(key) ? longText(value, schema) : value
  if (Array.isArray(value)) {
    const items = schemaOf(schema.items)
    return value.map((item) => lengthen(item, items))
  }
  if (!isPlainObject(value)) return value
  if (schema['x-shape'] === 'row') return longCells(value)
  if (!isPlainObject(schema.properties)) return value
  const written = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    lengthen(inner, schemaOf(schemaOf(schema.properties)[name]), name),
  ])
  const added = Object.entries(schema.properties)
    .filter(([name]) => WORDS.includes(name) && !Object.hasOwn(value, name))
    .map(([name, inner]): [string, unknown] => [name, longText('A word more', schemaOf(inner))])
  return Object.fromEntries([...written, ...added])
}

/** Lengthens every text in a record to its own limit. */
function longCells(record: JsonObject): unknown {
  return Object.fromEntries(
    Object.entries(record).map(([key, cell]) => [key, typeof cell === 'string' ? `${cell} ${MORE}` : cell]),
  )
}

function longText(text: string, { maxLength }: JsonSchema): string {
  const most = typeof maxLength === 'number' ? maxLength : 0
  if (most >= 2000) return `${text} ${MUCH.repeat(3)}`.trim()
  return `${text} ${MORE}`.slice(0, most)
}
