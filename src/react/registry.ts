import type { ComponentType } from 'react'

/**
 * What draws each component, by name. A renderer gets the node's validated props, spread, and its drawn `children`.
 * `never`: a renderer may ask for any props; the catalog proves that it gets them.
 */
export type Registry = Readonly<Record<string, ComponentType<never>>>
