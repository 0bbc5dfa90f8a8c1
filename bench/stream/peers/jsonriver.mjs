import { parse } from 'jsonriver'

export const name = 'jsonriver'

/** It pulls: by the time it asks for the next chunk, the value of the one before stands. */
export async function run(chunks, tick) {
  let isFirst = true
  async function* source() {
    for (const chunk of chunks) {
      if (!isFirst) tick()
      isFirst = false
      yield chunk
    }
    tick()
  }
  let value
  for await (const next of parse(source())) value = next
  return value
}
