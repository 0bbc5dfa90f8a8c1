import type { Component } from '../../catalog/component.ts'
import type { Path } from '../../issues/issue.ts'
import type { Repair } from '../../issues/repair.ts'
import { getOwn, isPlainObject, type JsonObject, setOwn } from '../../json/json-value.ts'
import { idNumber } from '../state/instance-id.ts'
import { isMeantAsLink } from '../state/links.ts'

/** The props with what was meant as a link read as one: its JSON text, or `from` in place of `$from`. */
export function readLinks(
  { linkable = [] }: Pick<Component, 'linkable'>,
  props: JsonObject,
  path: Path,
  repairs: Repair[],
): JsonObject {
  let read = props
  for (const prop of linkable) {
    const value = getOwn(props, prop)
    const repair = (code: string, message: string): void => {
      repairs.push({ code, path: [...path, prop], message, lossy: false })
    }
    const parsed = typeof value === 'string' ? parseLink(value) : value
    const link = fromOf(parsed)
    if (link !== parsed) repair('renamed_key', '"from" was read as "$from"')
    if (!isMeantAsLink(link) || link === value) continue
    if (parsed !== value) repair('parsed_text', 'JSON text was read as the value it holds')
    if (read === props) read = { ...props }
    setOwn(read, prop, link)
  }
  return read
}

function parseLink(text: string): unknown {
  if (!text.includes('from')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Schemas of tools cannot declare `$from`, so some models leave the `$` out. */
function fromOf(value: unknown): unknown {
  if (!isPlainObject(value) || Object.keys(value).length !== 2) return value
  const { from, output } = value
  return idNumber(from) !== undefined && typeof output === 'string' ? { $from: from, output } : value
}
