import { VitrailError } from '../error/vitrail-error.ts'
import { createIssue } from '../issues/issue.ts'
import { type PromptOptions, writePrompt } from '../prompt/write-prompt.ts'
import { describeValue } from '../schema/describe-value.ts'
import { nearest } from '../text/nearest.ts'
import type { Catalog, ComponentImplementation } from './catalog.ts'
import type { Component, PropsResult } from './component.ts'

/**
 * An immutable set of components. Throws `bad_catalog` for anything that `defineComponent` did not make, `duplicate_component` where
 * two share a name.
 */
export function defineCatalog(components: readonly Component[]): Catalog {
  const byName = new Map<string, Component>()
  const aliases = new Map<string, { component: Component; preset: Readonly<Record<string, unknown>> }>()
  for (const component of components) {
    if (typeof component?.validateProps !== 'function') {
      throw new VitrailError(
        'bad_catalog',
        `A catalog takes what defineComponent makes; got ${typeof component === 'function' ? 'a function' : describeValue(component)}. What draws a component belongs in a registry.`,
      )
    }
    if (byName.has(component.name)) {
      throw new VitrailError(
        'duplicate_component',
        `Two components are named "${component.name}". To replace one, use catalog.extend([…]).`,
      )
    }
    byName.set(component.name, component)
    for (const [alias, preset] of Object.entries(component.aliases ?? {}))
      aliases.set(alias, { component, preset })
  }
  const list = Object.freeze([...byName.values()])
  const model = Object.freeze(list.filter((component) => !component.internal))

  const validateSync = (name: string, props: unknown): PropsResult => {
    const component = byName.get(name)
    if (component !== undefined) return component.validateProps(props)
    return { ok: false, issues: [createIssue('unknown_component', [], unknownComponent(name, model))] }
  }

  return Object.freeze({
    components: list,
    get: (name: string) => byName.get(name),
    has: (name: string) => byName.has(name),
    resolveAlias: (name: string) => (byName.has(name) ? undefined : aliases.get(name)),
    modelComponents: () => model,
    validateSync,
    validate: async (name: string, props: unknown) => validateSync(name, props),
    jsonSchemaFor: (name: string) => byName.get(name)?.jsonSchema,
    prompt: (options?: PromptOptions) => writePrompt(model, options),
    extend(more: readonly Component[]) {
      const merged = new Map(byName)
      for (const component of defineCatalog(more).components) merged.set(component.name, component)
      return defineCatalog([...merged.values()])
    },
    implement(parts: Readonly<Record<string, ComponentImplementation>>) {
      for (const name of Object.keys(parts)) {
        if (!byName.has(name)) {
          throw new VitrailError('unknown_component', `implement: ${unknownComponent(name, list)}`)
        }
      }
      return defineCatalog(
        list.map((component) =>
          Object.hasOwn(parts, component.name)
            ? Object.freeze({ ...component, ...parts[component.name] })
            : component,
        ),
      )
    },
    filter: (keep: (component: Component) => boolean) => defineCatalog(list.filter(keep)),
  })
}

/** What a model or a developer is told about a name that no component has. */
export function unknownComponent(name: string, components: readonly Component[]): string {
  const names = components.map((component) => component.name)
  const near = nearest(name, names)
  const guess = near === undefined ? '' : ` Did you mean "${near}"?`
  return `there is no component ${JSON.stringify(name.slice(0, 80))}.${guess} Components: ${names.join(', ')}`
}
