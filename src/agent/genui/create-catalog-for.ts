import type { Catalog, ToolScope } from '../../core/index.ts'
import type { CatalogResolver, CatalogResolverClass, CatalogSource } from './options.ts'

type Resolve = (scope: ToolScope) => Catalog | Promise<Catalog>

/** The catalog of a request. One run asks with one scope object, so its catalog is resolved once. */
export function createCatalogFor(options: CatalogSource): (scope: ToolScope) => Promise<Catalog> {
  const resolved = new WeakMap<ToolScope, Promise<Catalog>>()
  const resolve = toResolve(options)
  return (scope) => {
    let catalog = resolved.get(scope)
    if (catalog === undefined) {
      catalog = Promise.resolve(scope).then(resolve)
      resolved.set(scope, catalog)
    }
    return catalog
  }
}

function toResolve({ catalog, resolver, createResolver = construct }: CatalogSource): Resolve {
  if (resolver === undefined) return () => catalog
  if (isResolverClass(resolver)) {
    let building: Promise<{ resolve: Resolve }> | undefined
    return async (scope) => {
      building ??= Promise.resolve(createResolver(resolver))
      return (await building).resolve(scope)
    }
  }
  return typeof resolver === 'function' ? resolver : (scope) => resolver.resolve(scope)
}

function isResolverClass(resolver: CatalogResolver): resolver is CatalogResolverClass {
  return typeof resolver === 'function' && typeof resolver.prototype?.resolve === 'function'
}

function construct(resolverClass: CatalogResolverClass): InstanceType<CatalogResolverClass> {
  return new resolverClass()
}
