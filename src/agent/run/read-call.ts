import {
  type AcceptedInput,
  type Issue,
  isPlainObject,
  type JsonObject,
  nearest,
  type Repair,
  type Tool,
} from '../../core/index.ts'
import type { Run } from './run-state.ts'
import type { WrittenCall } from './written-call.ts'

type ReadCall =
  | { ok: true; tool: Tool; accepted: AcceptedInput; input: JsonObject }
  /** `input` is what history keeps: providers accept nothing but an object. */
  | { ok: false; message: string; issues: Issue[]; input: JsonObject }

/** Reads a call's arguments as its tool wants them, and announces them. */
export async function readCall(run: Run, call: WrittenCall, outputLimitHit: boolean): Promise<ReadCall> {
  call.end()
  const { written, offered } = call
  if (outputLimitHit && call.unfinished) {
    return {
      ok: false,
      message:
        'The output limit was reached while these arguments were being written, so the call did not run. Write less: fewer rows or smaller parts, or several calls.',
      issues: [],
      input: {},
    }
  }
  if (written === undefined || !written.ok) {
    const issues = written?.issues ?? []
    return { ok: false, message: 'The arguments could not be read.', issues, input: {} }
  }
  if (offered === undefined) {
    announce(run, call, written.value, written.repairs, written.issues)
    return { ok: false, message: unknownTool(call.name, run), issues: [], input: written.value }
  }
  const { tool } = offered
  const result = await tool.readInput(written.value, run.scope)
  const repairs = [...written.repairs, ...(result.repairs ?? [])]
  if (!result.ok) {
    announce(run, call, written.value, repairs, written.issues)
    return {
      ok: false,
      message: `Invalid arguments for ${tool.name}:`,
      issues: result.issues,
      input: written.value,
    }
  }
  const issues = [...written.issues, ...(result.issues ?? [])]
  // A copy: a tool may change what it is given, and what was asked for stays as it was.
  const repaired = structuredClone(result.repaired)
  const input = isPlainObject(repaired) ? repaired : written.value
  announce(run, call, input, repairs, issues)
  return { ok: true, tool, accepted: { ...result, repaired, repairs, issues }, input }
}

function announce(run: Run, call: WrittenCall, input: unknown, repairs: Repair[], issues: Issue[]): void {
  const title = call.offered?.tool.title
  run.emit({
    kind: 'tool-input-available',
    toolCallId: call.id,
    name: call.name,
    input,
    ...(title !== undefined && { title }),
    ...(issues.length > 0 && { issues }),
    ...(repairs.length > 0 && { repairs }),
  })
}

function unknownTool(name: string, run: Run): string {
  const names = [...run.offered.keys()]
  const near = nearest(name, names)
  const guess = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`
  return `There is no tool ${JSON.stringify(name.slice(0, 80))}.${guess} Tools: ${names.join(', ')}`
}
