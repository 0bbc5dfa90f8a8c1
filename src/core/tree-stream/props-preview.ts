import type { Component } from '../catalog/component.ts'
import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { readProps } from '../reading/read-props.ts'
import { findUnknownProps } from '../tree/unknown-props.ts'
import type { FoundComponent } from './find-component.ts'

type IsOpen = (container: object) => boolean

/** The props of previewed nodes: half-written ones as a component allows, finished ones validated once. */
export class PropsPreview {
  private readonly finished = new WeakMap<object, { component: Component; props: JsonObject | undefined }>()

  /** Props that are whole and valid; undefined where they are not. `json` undefined: the node was closed without. */
  finish({ component, preset }: FoundComponent, json: unknown): JsonObject | undefined {
    const written = json === undefined || json === null ? {} : json
    if (!isPlainObject(written)) return undefined
    const known = this.finished.get(written)
    if (known?.component === component) return known.props
    const read = readProps(component, withPreset(preset, written), ignoreRepair)
    const result = component.validateProps(read)
    const isValid = result.ok && findUnknownProps(component, read).length === 0
    const props = isValid ? result.props : undefined
    this.finished.set(written, { component, props })
    return props
  }

  /** Props as far as they may be drawn. */
  soFar({ component, preset }: FoundComponent, json: unknown, isOpen: IsOpen): JsonObject {
    const written = isPlainObject(json) ? json : {}
    const { partialProps } = component
    const allowed = partialProps === undefined ? written : partialProps(written, { isOpen })
    return readProps(component, withPreset(preset, allowed), ignoreRepair)
  }
}

function withPreset(preset: Readonly<JsonObject>, props: JsonObject): JsonObject {
  return Object.keys(preset).length === 0 ? props : { ...preset, ...props }
}

/** The final reading is what records repairs; a preview only draws by them. */
function ignoreRepair(): void {}
