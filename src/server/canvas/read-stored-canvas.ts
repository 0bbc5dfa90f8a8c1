import { formatIssues, isPlainObject, type JsonObject, readTrace, VitrailError } from '../../core/index.ts'
import type { CanvasValues, StoredCanvas } from '../store/store.ts'

/** A canvas as it can be opened: damaged entries are left out and reported. What is stored stays as it is. */
interface ReadCanvas extends StoredCanvas {
  /** How many entries are stored, damaged ones among them. */
  length: number
  damage: VitrailError | undefined
}

export function readStoredCanvas(stored: StoredCanvas | undefined): ReadCanvas {
  const { trace, values } = stored ?? { trace: [], values: {} }
  const { entries, issues } = readTrace(trace)
  const damage =
    issues.length === 0
      ? undefined
      : new VitrailError(
          'stored_canvas_damaged',
          `A stored canvas has entries that cannot be read; it is opened without them.\n${formatIssues(issues.slice(0, 5))}`,
        )
  return {
    trace: entries.map(({ entry }) => entry),
    values: Object.fromEntries(Object.entries(values).map(([id, own]) => [id, readValues(own)])),
    length: trace.length,
    damage,
  }
}

function readValues(stored: unknown): CanvasValues {
  if (!isPlainObject(stored)) return {}
  const pick = (kind: keyof CanvasValues): { [K in keyof CanvasValues]: JsonObject } => {
    const own = stored[kind]
    return isPlainObject(own) ? { [kind]: own } : {}
  }
  return { ...pick('inputs'), ...pick('outputs') }
}
