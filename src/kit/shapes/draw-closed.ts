import { isPlainObject, type JsonObject, type PartialPropsStream, setOwn } from '../../core/index.ts'

/**
 * The rule for half-written props: the texts named in `growing` show as they are written, list items when they close,
 * everything else (numbers, keywords, addresses) when it is closed.
 */
export function drawClosed(...growing: readonly string[]) {
  return (props: JsonObject, stream: PartialPropsStream): JsonObject => {
    const drawn: JsonObject = {}
    const keys = Object.keys(props)
    const last = stream.isOpen(props) ? keys.at(-1) : undefined
    for (const key of keys) {
      const value = props[key]
      if (Array.isArray(value)) setOwn(drawn, key, closedItems(value, stream))
      else if (isPlainObject(value) ? !stream.isOpen(value) : key !== last || growing.includes(key))
        setOwn(drawn, key, value)
    }
    return drawn
  }
}

function closedItems(list: readonly unknown[], stream: PartialPropsStream): unknown[] {
  if (!stream.isOpen(list)) return [...list]
  const last = list.at(-1)
  const open = typeof last === 'object' && last !== null ? stream.isOpen(last) : list.length > 0
  return open ? list.slice(0, -1) : [...list]
}
