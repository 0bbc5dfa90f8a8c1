import { parse } from 'partial-json'

export const name = 'partial-json'

export async function run(chunks, tick) {
  let text = ''
  let value
  for (const chunk of chunks) {
    text += chunk
    value = parse(text)
    tick()
  }
  return value
}
