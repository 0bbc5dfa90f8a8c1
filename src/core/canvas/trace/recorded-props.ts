import type { JsonObject } from '../../json/json-value.ts'
import { mergePatch } from '../state/merge-patch.ts'
import type { EntryBody } from '../state/trace-entry.ts'

/** Props as they were written, whatever has become of them since. */
interface RecordedProps {
  version: number
  props: JsonObject
}

/** The props of each instance as a trace tells them, in the versions of its time. */
export interface RecordedCanvas {
  get(id: string): RecordedProps | undefined
  add(entry: EntryBody): void
}

export function createRecordedCanvas(): RecordedCanvas {
  const byId = new Map<string, RecordedProps>()
  return {
    get: (id) => byId.get(id),
    add(entry) {
      if (entry.op === 'create' || entry.op === 'restore') byId.set(entry.id, entry)
      if (entry.op === 'update') byId.set(entry.id, updated(byId.get(entry.id), entry))
    },
  }
}

/** The props after an update, merged where it was written. */
export function updated(
  before: RecordedProps | undefined,
  { version, props, whole }: Extract<EntryBody, { op: 'update' }>,
): RecordedProps {
  return { version, props: whole === true ? props : mergePatch(before?.props ?? {}, props) }
}
