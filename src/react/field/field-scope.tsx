import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { type JsonObject, ROOT_ID, setOwn } from '../../core/index.ts'

export interface ScopedField {
  read(): unknown
  secret: boolean
}

/** The fields that belong together: a form's, or those of a view that stand in no form. */
export interface FieldScope {
  /** The node under which their values are kept. */
  readonly nodeId: string
  /** The current values by key; secrets only where asked for. */
  values(options?: { secrets?: boolean }): JsonObject
  hasSecrets(): boolean
  /** Adds a field while it is mounted; call the result to remove it. */
  register(key: string, field: ScopedField): () => void
}

const FieldScopeContext = createContext<FieldScope>(createFieldScope(ROOT_ID))

export function useFieldScope(): FieldScope {
  return useContext(FieldScopeContext)
}

/** Gathers the fields below it: around each view, and around a form. */
export function FieldScopeProvider({
  nodeId,
  children,
}: {
  nodeId: string
  children?: ReactNode
}): ReactElement {
  const [scope] = useState(() => createFieldScope(nodeId))
  return <FieldScopeContext.Provider value={scope}>{children}</FieldScopeContext.Provider>
}

export function createFieldScope(nodeId: string): FieldScope {
  const fields = new Map<string, ScopedField>()
  return {
    nodeId,
    values({ secrets = false } = {}) {
      const values: JsonObject = {}
      for (const [key, field] of fields) {
        if (secrets || !field.secret) setOwn(values, key, field.read())
      }
      return values
    },
    hasSecrets: () => [...fields.values()].some((field) => field.secret),
    register(key, field) {
      fields.set(key, field)
      return () => {
        if (fields.get(key) === field) fields.delete(key)
      }
    },
  }
}
