import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'
import { readShapes } from './svg/read-shapes.ts'

const NAMES = {
  elements: 'shapes',
  children: 'shapes',
  alt: 'summary',
  description: 'summary',
  desc: 'summary',
  label: 'summary',
}

export function readSvg(props: JsonObject, report: ReportRepair): JsonObject {
  return readShapes(readViewBox(renameMembers(props, NAMES, report), report), report)
}

/** `"0 0 100 50"`, `{ width, height }`. */
function readViewBox(props: JsonObject, report: ReportRepair): JsonObject {
  const { viewBox } = props
  if (typeof viewBox !== 'string') return props
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return props
  report('number_from_text', ['viewBox'], `${JSON.stringify(viewBox.slice(0, 60))} was read as four numbers`)
  return { ...props, viewBox: numbers }
}
