import { IncrementalJsonObjectParser } from 'assistant-stream/utils'

export const name = 'assistant-stream'

export async function run(chunks, tick) {
  let parser = IncrementalJsonObjectParser.from('')
  let value
  for (const chunk of chunks) {
    parser = parser.append(chunk)
    value = parser.currentArgs
    tick()
  }
  // It marks its results with a symbol of its own.
  return JSON.parse(JSON.stringify(value))
}
