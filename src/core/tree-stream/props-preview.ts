import { checkAddresses } from '../address/check-addresses.ts'
import type { Component } from '../catalog/component.ts'
import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { readProps } from '../reading/read-props.ts'
import { findUnknownProps } from '../tree/find-unknown-props.ts'
import type { FoundComponent } from './find-component.ts'
import { shareStructure } from './share-structure.ts'

/** The half-written props of one node, as they were last drawn. */
export interface PropsSoFar {
  written: unknown
  drawn: JsonObject
}

const NONE: JsonObject = Object.freeze({})

/**
 * The props of previewed nodes: half-written ones as a component allows, finished ones validated once. An address that
 * the final reading would refuse is never drawn.
 */
export class PropsPreview {
  private readonly finished = new WeakMap<object, { component: Component; props: JsonObject | undefined }>()

  /** Props that are whole and valid; undefined where they are not. No `written` props are empty ones. */
  finish(
    { component, preset }: FoundComponent,
    written: unknown,
    previous: JsonObject | undefined,
  ): JsonObject | undefined {
    const whole = written === undefined || written === null ? {} : written
    if (!isPlainObject(whole)) return undefined
    const known = this.finished.get(whole)
    if (known?.component === component) return known.props
    const read = readProps(component, withPreset(preset, whole), ignoreRepair)
    const result = component.validateProps(read)
    const isKnown = findUnknownProps(component, read).length === 0
    const checked = result.ok && isKnown ? checkAddresses(component, result.props) : undefined
    const isDrawable = checked !== undefined && !checked.refused
    // A schema makes new objects of what it accepts; what it did not change stays what was drawn before.
    const props = isDrawable ? shareStructure(previous, shareStructure(read, checked.props)) : undefined
    this.finished.set(whole, { component, props })
    return props
  }

  /** Props as far as they may be drawn. What equals the `previous` ones keeps its identity. */
  soFar(
    { component, preset }: FoundComponent,
    written: unknown,
    isOpen: (container: object) => boolean,
    previous: PropsSoFar | undefined,
  ): PropsSoFar {
    const { partialProps } = component
    // What a component allows may depend on what is open, which changes without a change of the props.
    if (previous !== undefined && previous.written === written && partialProps === undefined) return previous
    const soFar = isPlainObject(written) ? written : NONE
    const allowed = partialProps === undefined ? soFar : partialProps(soFar, { isOpen })
    const reading = readProps(component, withPreset(preset, allowed), ignoreRepair)
    const checked = checkAddresses(component, reading)
    const read = checked.refused ? NONE : checked.props
    // The JSON stream already shares structure; only what was made here must be compared.
    const isMade = read !== written || previous?.written === undefined
    return { written, drawn: isMade ? shareStructure(previous?.drawn, read) : read }
  }
}

function withPreset(preset: Readonly<JsonObject>, props: JsonObject): JsonObject {
  return Object.keys(preset).length === 0 ? props : { ...preset, ...props }
}

/** The final reading is what records repairs; a preview only draws by them. */
function ignoreRepair(): void {}
