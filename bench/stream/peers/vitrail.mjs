import { createJsonStream } from '../../dist/vitrail.mjs'

export const name = 'Vitrail'

export async function run(chunks, tick) {
  const stream = createJsonStream()
  let value
  for (const chunk of chunks) {
    stream.push(chunk)
    value = stream.value
    tick()
  }
  stream.end()
  if (stream.issues.length > 0 || stream.repairs.length > 0) throw new Error('the corpus needed a repair')
  return stream.value ?? value
}
