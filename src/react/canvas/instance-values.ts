import type { AgentCanvasClient } from '../../client/index.ts'
import { type Component, getOwn, type JsonObject } from '../../core/index.ts'
import type { ViewStateStore } from '../view-state/view-state-store.ts'

/** The names of the fields that a component takes from its drawn tree. */
interface ValueNames {
  readonly inputs: ReadonlySet<string>
  readonly outputs: ReadonlySet<string>
}

export function valueNames({ inputSchemas, outputs = {} }: Component): ValueNames {
  return { inputs: new Set(Object.keys(inputSchemas)), outputs: new Set(Object.keys(outputs)) }
}

/**
 * View state in which the declared fields of one instance are the canvas's: every tab, a reload and the server see the same. All
 * else is kept as usual.
 */
export function createInstanceValues(
  client: AgentCanvasClient,
  id: string,
  names: ValueNames,
  kept: ViewStateStore,
): ViewStateStore {
  const isOwn = (kind: string, key: string): boolean =>
    kind === 'values' && (names.inputs.has(key) || names.outputs.has(key))
  return {
    get(view, nodeId, kind, key) {
      if (!isOwn(kind, key)) return kept.get(view, nodeId, kind, key)
      const { inputs, outputs } = client.getSnapshot().canvas
      return ownValue(inputs[id], key) ?? ownValue(outputs[id], key)
    },
    set(view, nodeId, kind, key, value, options) {
      if (!isOwn(kind, key)) {
        kept.set(view, nodeId, kind, key, value, options)
        return
      }
      const values = { [key]: value === undefined ? null : toJson(value) }
      client.setValues(
        {
          id,
          ...(names.inputs.has(key) && { inputs: values }),
          ...(names.outputs.has(key) && { outputs: values }),
        },
        options,
      )
    },
    forgetThread: kept.forgetThread,
    failure: kept.failure,
    subscribe(listener) {
      const leave = [kept.subscribe(listener), client.subscribe(listener)]
      return () => {
        for (const each of leave) each()
      }
    },
  }
}

function ownValue(values: JsonObject | undefined, key: string): unknown {
  return values === undefined ? undefined : getOwn(values, key)
}

/** Fields hold JSON, so a copy through JSON loses nothing. */
function toJson(value: unknown): JsonObject[string] {
  return JSON.parse(JSON.stringify(value) ?? 'null')
}
