import { createStreamingParser } from '@openuidev/lang-core'

export const name = 'openui lang-core'

const PROPS = {
  Page: ['title', 'children'],
  Card: ['title', 'children'],
  Stack: ['gap', 'children'],
  Text: ['text', 'muted'],
  Metric: ['label', 'value', 'delta', 'unit'],
  Button: ['label', 'on'],
  Table: ['columns', 'rows'],
  Input: ['name', 'label', 'value'],
}
const SCHEMA = {
  $defs: Object.fromEntries(
    Object.entries(PROPS).map(([component, props]) => [
      component,
      { properties: Object.fromEntries(props.map((prop) => [prop, {}])) },
    ]),
  ),
}

/** Its own language: one assignment per line, props by position, children by reference. */
export function encode(tree) {
  const lines = []
  const visit = (node, id) => {
    const ids = (node.children ?? []).map((_, index) => `${id}_${index}`)
    const args = PROPS[node.type].map((prop) =>
      prop === 'children' ? `[${ids.join(', ')}]` : JSON.stringify(node.props[prop]),
    )
    lines.push(`${id} = ${node.type}(${args.join(', ')})`)
    node.children?.forEach((child, index) => {
      visit(child, ids[index])
    })
  }
  visit(tree, 'root')
  return `${lines.join('\n')}\n`
}

export async function run(chunks, tick) {
  const parser = createStreamingParser(SCHEMA, 'Page')
  let value
  for (const chunk of chunks) {
    value = parser.push(chunk)
    tick()
  }
  return value
}

export function decode(result, source) {
  const visit = (element, model) => {
    const { children = [], ...props } = element.props
    return {
      type: element.typeName,
      ...(model?.key !== undefined && { key: model.key }),
      props,
      ...(children.length > 0 && {
        children: children.map((child, index) => visit(child, model?.children?.[index])),
      }),
    }
  }
  return visit(result.root, source)
}
