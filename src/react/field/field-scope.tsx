import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { type JsonObject, ROOT_ID, setOwn } from '../../core/index.ts'

/** A field as its scope knows it. */
export interface ScopedField {
  read(): unknown
  secret: boolean
  /** Its name for people. */
  label: string
  /** The value as a person reads it. */
  show(): string
  /** What is wrong with its value; undefined where it may be sent. */
  check(): string | undefined
  /** The element to focus; undefined or null while it is not drawn. */
  element(): HTMLElement | null | undefined
  /** Back to the initial value. */
  reset(): void
}

/** A field as its form sees it. */
export interface FieldEntry extends ScopedField {
  readonly key: string
}

/** The fields that belong together: those of a form, or those of a view outside any form. */
export interface FieldScope {
  /** The node under which their values are kept. */
  readonly nodeId: string
  /** The fields on the page, in page order. */
  entries(): FieldEntry[]
  /** The current value of one field; undefined while there is none, and for secrets. */
  value(key: string): unknown
  /** The current values by key; secrets only on request. */
  values(options?: { secrets?: boolean }): JsonObject
  hasSecrets(): boolean
  /** Adds a field while it is mounted; call the result to remove it. */
  register(key: string, field: ScopedField): () => void
  /** The errors found when the values were to be sent, by key. */
  errors(): ReadonlyMap<string, string>
  setErrors(errors: ReadonlyMap<string, string>): void
  clearError(key: string): void
  /** Notifies of fields that come, go or change, and of errors. */
  subscribe(listener: () => void): () => void
  changed(): void
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map()

const FieldScopeContext = createContext<FieldScope>(createFieldScope(ROOT_ID))

/** The scope of the node: that of its form, else of its view. */
export function useFieldScope(): FieldScope {
  return useContext(FieldScopeContext)
}

/** Gathers the fields below it: around each view, and around a form. */
export function FieldScopeProvider({
  nodeId,
  scope: given,
  children,
}: {
  nodeId: string
  /** A scope of your own, if you need to read it. */
  scope?: FieldScope
  children?: ReactNode
}): ReactElement {
  const [own] = useState(() => createFieldScope(nodeId))
  return <FieldScopeContext.Provider value={given ?? own}>{children}</FieldScopeContext.Provider>
}

/** A scope for fields that belong together; a view makes its own. */
export function createFieldScope(nodeId: string, found = NO_ERRORS): FieldScope {
  const fields = new Map<string, ScopedField>()
  const listeners = new Set<() => void>()
  let errors = found

  const changed = (): void => {
    for (const listener of [...listeners]) listener()
  }
  const setErrors = (next: ReadonlyMap<string, string>): void => {
    errors = next
    changed()
  }

  return {
    nodeId,
    entries: () => [...fields].map(([key, field]) => ({ key, ...field })).sort(byPlace),
    values({ secrets = false } = {}) {
      const values: JsonObject = {}
      for (const [key, field] of fields) {
        if (secrets || !field.secret) setOwn(values, key, field.read())
      }
      return values
    },
    value(key) {
      const field = fields.get(key)
      return field === undefined || field.secret ? undefined : field.read()
    },
    hasSecrets: () => [...fields.values()].some((field) => field.secret),
    register(key, field) {
      fields.set(key, field)
      changed()
      return () => {
        if (fields.get(key) !== field) return
        fields.delete(key)
        changed()
      }
    },
    errors: () => errors,
    setErrors,
    clearError(key) {
      if (errors.has(key)) setErrors(new Map([...errors].filter(([name]) => name !== key)))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
  }
}

/** Sorts by page position, as a late field may stand before earlier ones; a field that is not drawn keeps its place. */
function byPlace(one: FieldEntry, other: FieldEntry): number {
  const [first, second] = [one.element(), other.element()]
  if (!first || !second || first === second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
