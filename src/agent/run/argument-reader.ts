import {
  createIssue,
  createJsonStream,
  createRepair,
  describeValue,
  hasErrors,
  type Issue,
  isPlainObject,
  type JsonObject,
  type PartialInput,
  type Repair,
} from '../../core/index.ts'

export type Arguments =
  | { ok: true; value: JsonObject; issues: Issue[]; repairs: Repair[] }
  | { ok: false; issues: Issue[]; repairs: Repair[] }

/** Reads one call's argument text while it is written. */
export interface ArgumentReader {
  push(text: string): void
  /** No more text. */
  end(): Arguments
  /** A snapshot for previews. */
  readonly partial: PartialInput
  readonly text: string
  /** The text broke a limit: nothing more of it is read. */
  readonly stopped: boolean
}

/**
 * Arguments are one JSON object. Some models encode it twice, as a JSON string: that string is read by a second stream as it grows,
 * so previews work there too. Nothing (`null`, blank, an empty string) means no arguments.
 */
export function createArgumentReader(): ArgumentReader {
  const outer = createJsonStream()
  const inner = createJsonStream()
  let text = ''
  let read = 0

  const feedInner = (): string | undefined => {
    const { value } = outer
    if (typeof value !== 'string') return undefined
    if (value.length > read) inner.push(value.slice(read))
    read = value.length
    return value
  }

  return {
    get text() {
      return text
    },
    get stopped() {
      return hasErrors(outer.issues)
    },
    push(chunk) {
      text += chunk
      outer.push(chunk)
    },
    get partial() {
      const stream = feedInner() === undefined ? outer : inner
      return {
        value: stream.value,
        done: outer.done,
        isOpen: (container: object) => stream.isOpen(container),
      }
    },
    end() {
      outer.end()
      const issues = [...outer.issues]
      const repairs = [...outer.repairs]
      if (text.trim() === '') return { ok: true, value: {}, issues: [], repairs: [] }
      const written = feedInner()
      let { value } = outer
      if (written !== undefined) {
        inner.end()
        issues.push(...inner.issues)
        repairs.push(
          createRepair('double_encoded', [], 'the arguments were JSON inside a JSON string'),
          ...inner.repairs,
        )
        value = written.trim() === '' ? null : inner.value
      }
      if (value === null || (value === undefined && written?.trim() === '')) {
        return { ok: true, value: {}, issues: [], repairs: [] }
      }
      if (!isPlainObject(value)) {
        const got = value === undefined ? 'no JSON' : describeValue(value)
        issues.push(
          createIssue(
            'arguments_not_object',
            [],
            `expected an object with the tool's parameters; got ${got}`,
          ),
        )
        return { ok: false, issues, repairs }
      }
      return hasErrors(issues) ? { ok: false, issues, repairs } : { ok: true, value, issues, repairs }
    },
  }
}
