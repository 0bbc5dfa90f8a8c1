import type { PromptOptions } from '../prompt/write-prompt.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import type { Component, PropsResult } from './component.ts'

/** What an app attaches on the server only. */
export type ComponentImplementation = Partial<Pick<Component, 'check' | 'resolve'>>

/** An immutable set of components. */
export interface Catalog {
  readonly components: readonly Component[]
  get(name: string): Component | undefined
  has(name: string): boolean
  /** The component an alias stands for, with the props it presets. A component's own name wins over an alias. */
  resolveAlias(
    name: string,
  ): { component: Component; preset: { readonly [prop: string]: unknown } } | undefined
  /** Those offered to the model: not `internal`. */
  modelComponents(): readonly Component[]
  /** Checks props against a component's schema; an unknown name is an issue, not a throw. */
  validateSync(name: string, props: unknown): PropsResult
  validate(name: string, props: unknown): Promise<PropsResult>
  /** JSON Schema of a component's props, or undefined. */
  jsonSchemaFor(name: string): JsonSchema | undefined
  /** What a model must know to write a tree of `modelComponents()`: the envelope, an example, each component in one line. */
  prompt(options?: PromptOptions): string
  /** A new catalog; a later definition of the same name replaces the earlier. */
  extend(components: readonly Component[]): Catalog
  /** A new catalog with server-only parts attached to components it has. */
  implement(parts: Readonly<Record<string, ComponentImplementation>>): Catalog
  /** A new catalog of the components that `keep` accepts. */
  filter(keep: (component: Component) => boolean): Catalog
}
