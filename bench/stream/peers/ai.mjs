import { parsePartialJson } from 'ai'

export const name = 'ai parsePartialJson'

export async function run(chunks, tick) {
  let text = ''
  let value
  for (const chunk of chunks) {
    text += chunk
    value = (await parsePartialJson(text)).value
    tick()
  }
  return value
}
