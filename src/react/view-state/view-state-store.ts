import { describeThrown, isPlainObject, type JsonObject, setOwn } from '../../core/index.ts'

/** Which view: scoped to the run that made it, in its conversation. */
export interface ViewAddress {
  readonly threadId: string
  readonly runId: string
  readonly viewId: string
}

/** `values`: what was entered in fields. `view`: how it is looked at (sorting, folds, pages). */
export type ViewStateKind = 'values' | 'view'

/** Why something could not be stored. */
export interface ViewStateFailure {
  code: 'view_state_too_large' | 'view_state_unsaved'
  message: string
}

/** What people typed and folded, by view and node. Framework-free; reads are synchronous and keep identity. */
export interface ViewStateStore {
  get(view: ViewAddress, nodeId: string, kind: ViewStateKind, key: string): unknown
  /** Undefined forgets the key. `final: false`: still typing or dragging. */
  set(
    view: ViewAddress,
    nodeId: string,
    kind: ViewStateKind,
    key: string,
    value: unknown,
    options?: { final?: boolean },
  ): void
  forgetThread(threadId: string): void
  subscribe(listener: () => void): () => void
  /** The first reason why something is not stored across reloads; the page itself stays usable. */
  failure(): ViewStateFailure | undefined
}

/** The storage: `localStorage`, or anything with the same methods. */
export type ViewStateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The most JSON that one view may store, in UTF-16 units. */
export const MAX_VIEW_STATE = 16_384

const PREFIX = 'vitrail:view:'

type NodeState = { values?: JsonObject; view?: JsonObject }

/** A store over local storage; without that, it lasts as long as the page. */
export function createViewStateStore(storage = browserStorage()): ViewStateStore {
  const views = new Map<string, Map<string, NodeState>>()
  const listeners = new Set<() => void>()
  let failed: ViewStateFailure | undefined

  const load = (address: string): Map<string, NodeState> => {
    const loaded = views.get(address) ?? readView(storage, address)
    views.set(address, loaded)
    return loaded
  }

  const save = (address: string, view: ReadonlyMap<string, NodeState>): void => {
    const text = JSON.stringify(Object.fromEntries(view))
    if (text.length > MAX_VIEW_STATE) {
      failed ??= { code: 'view_state_too_large', message: 'This view holds more than can be kept.' }
      return
    }
    try {
      storage?.setItem(address, text)
    } catch (thrown) {
      failed ??= { code: 'view_state_unsaved', message: describeThrown(thrown) }
    }
  }

  return {
    get(view, nodeId, kind, key) {
      const state = load(storageKey(view)).get(nodeId)?.[kind]
      return state !== undefined && Object.hasOwn(state, key) ? state[key] : undefined
    },
    set(view, nodeId, kind, key, value) {
      const address = storageKey(view)
      const nodes = load(address)
      const node = nodes.get(nodeId) ?? {}
      const next: JsonObject = { ...node[kind] }
      if (value === undefined) delete next[key]
      else setOwn(next, key, value)
      nodes.set(nodeId, { ...node, [kind]: next })
      // Outside a view there is no key to store anything under.
      if (view.viewId !== '') save(address, nodes)
      for (const listener of [...listeners]) listener()
    },
    forgetThread(threadId) {
      const prefix = `${PREFIX}${encodeURIComponent(threadId)}:`
      for (const address of [...views.keys()]) if (address.startsWith(prefix)) views.delete(address)
      for (const address of storedKeys(storage)) if (address.startsWith(prefix)) storage?.removeItem(address)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    failure: () => failed,
  }
}

function storageKey({ threadId, runId, viewId }: ViewAddress): string {
  return PREFIX + [threadId, runId, viewId].map(encodeURIComponent).join(':')
}

function readView(storage: ViewStateStorage | undefined, address: string): Map<string, NodeState> {
  const nodes = new Map<string, NodeState>()
  const stored = parse(storage?.getItem(address))
  if (!isPlainObject(stored)) return nodes
  for (const [nodeId, state] of Object.entries(stored)) {
    if (!isPlainObject(state)) continue
    const node: NodeState = {}
    if (isPlainObject(state.values)) node.values = state.values
    if (isPlainObject(state.view)) node.view = state.view
    nodes.set(nodeId, node)
  }
  return nodes
}

/** Storage is shared with other code on the page: anything that is not JSON counts as nothing stored. */
function parse(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function storedKeys(storage: ViewStateStorage | undefined): string[] {
  const keys: string[] = []
  for (let index = 0; index < (storage?.length ?? 0); index++) {
    const key = storage?.key(index)
    if (typeof key === 'string') keys.push(key)
  }
  return keys
}

/** Merely touching `localStorage` throws where the browser blocks it. */
function browserStorage(): ViewStateStorage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}
