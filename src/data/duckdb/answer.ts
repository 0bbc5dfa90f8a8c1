import { setOwn } from '../../core/index.ts'
import {
  type DataColumn,
  type DataResult,
  type DataRow,
  type DataValue,
  type GroupsPlan,
  type PlannedGroup,
  type PlannedOutput,
  type QueryPlan,
  type RowsPlan,
  writeMoment,
} from '../index.ts'
import { countGroupsSql, groupsSql } from './groups-sql.ts'
import { countSql, rowsSql } from './rows-sql.ts'
import type { Statement } from './sql.ts'

/** The table as a query sees it. */
interface Answering {
  columns: readonly DataColumn[]
  rowCount: number
  limit: number
  run(statement: Statement): Promise<DataValue[][]>
}

export function answer(plan: QueryPlan, answering: Answering): Promise<DataResult> {
  return plan.of === 'rows' ? answerRows(plan, answering) : answerGroups(plan, answering)
}

async function answerRows(plan: RowsPlan, { columns, rowCount, limit, run }: Answering): Promise<DataResult> {
  const all = plan.filters.length === 0 && plan.search === undefined
  const total = all ? rowCount : Number((await run(countSql(plan, columns)))[0]?.[0])
  const rows = limit === 0 || total <= plan.offset ? [] : await run(rowsSql(plan, columns, limit, total))
  return { rows: rows.map((row) => writeRow(plan.columns, row)), total }
}

async function answerGroups(plan: GroupsPlan, { columns, limit, run }: Answering): Promise<DataResult> {
  const rows = await run(groupsSql(plan, columns, limit))
  const [first] = rows
  const elsewhere = first === undefined && (limit === 0 || plan.offset > 0)
  const total = elsewhere ? (await run(countGroupsSql(plan, columns)))[0]?.[0] : first?.[0]
  const outputs = [...plan.groups, ...plan.aggregates]
  return { rows: rows.map(([, ...cells]) => writeRow(outputs, cells)), total: Number(total ?? 0) }
}

function writeRow(outputs: readonly (PlannedOutput | PlannedGroup)[], cells: readonly DataValue[]): DataRow {
  const row: DataRow = {}
  for (const [at, output] of outputs.entries()) setOwn(row, output.name, writeCell(output, cells[at] ?? null))
  return row
}

function writeCell(output: PlannedOutput | PlannedGroup, cell: DataValue): DataValue {
  if (typeof cell !== 'number') return cell
  if (output.moment !== undefined) return writeMoment(cell, output.moment)
  return 'by' in output && output.by === 'bin' ? (output.edges[cell] ?? null) : cell
}
