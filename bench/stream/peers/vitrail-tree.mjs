import { createBenchTreeStream, createJsonStream } from '../../dist/vitrail.mjs'

export const name = 'Vitrail + tree'

/** The tree as well: types known, nodes drawable, each validated once with zod when it closes. */
export async function run(chunks, tick) {
  const stream = createJsonStream()
  const trees = createBenchTreeStream()
  let tree
  for (const chunk of chunks) {
    stream.push(chunk)
    tree = trees.read(stream.value, stream.isOpen, stream.done) ?? tree
    tick()
  }
  return tree
}
