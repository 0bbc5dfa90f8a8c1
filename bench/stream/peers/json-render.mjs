import { createSpecStreamCompiler } from '@json-render/core'

export const name = 'json-render SpecStream'

/** Its own format: one JSON Patch per line, elements by id. */
export function encode(tree) {
  const lines = [{ op: 'add', path: '/root', value: 'n' }]
  const visit = (node, id) => {
    const { type, props, children = [] } = node
    const ids = children.map((_, index) => `${id}_${index}`)
    lines.push({
      op: 'add',
      path: `/elements/${id}`,
      value: { type, props, ...(ids.length > 0 && { children: ids }) },
    })
    children.forEach((child, index) => {
      visit(child, ids[index])
    })
  }
  visit(tree, 'n')
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

export async function run(chunks, tick) {
  const compiler = createSpecStreamCompiler({ elements: {} })
  let value
  for (const chunk of chunks) {
    value = compiler.push(chunk).result
    tick()
  }
  return value
}

export function decode(spec, source) {
  const visit = (id, model) => {
    const { type, props, children = [] } = spec.elements[id]
    return {
      type,
      ...(model?.key !== undefined && { key: model.key }),
      props,
      ...(children.length > 0 && {
        children: children.map((child, index) => visit(child, model?.children?.[index])),
      }),
    }
  }
  return visit(spec.root, source)
}
