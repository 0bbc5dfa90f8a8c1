import { type JsonObject, type PartialPropsStream, setOwn } from '../../core/index.ts'

/**
 * The rule for half-written props: the texts named in `growing` show as they are written, list items when they close,
 * other texts (keywords, addresses) when they are closed. Numbers are never half-written: the stream holds them back.
 */
export function drawClosed(...growing: readonly string[]) {
  return (props: JsonObject, stream: PartialPropsStream): JsonObject => {
    const drawn: JsonObject = {}
    const keys = Object.keys(props)
    const last = stream.isOpen(props) ? keys.at(-1) : undefined
    for (const key of keys) {
      const value = props[key]
      if (Array.isArray(value)) setOwn(drawn, key, closedItems(value, stream))
      else if (growing.includes(key) || !mayGrow(value, key === last, stream)) setOwn(drawn, key, value)
    }
    return drawn
  }
}

function closedItems(list: readonly unknown[], stream: PartialPropsStream): unknown[] {
  return mayGrow(list.at(-1), stream.isOpen(list), stream) ? list.slice(0, -1) : [...list]
}

/** Whether more of the value may come; for text, only what follows it tells. */
function mayGrow(value: unknown, isLast: boolean, stream: PartialPropsStream): boolean {
  return typeof value === 'object' && value !== null
    ? stream.isOpen(value)
    : isLast && typeof value === 'string'
}
