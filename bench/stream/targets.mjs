import { formatNumber } from '../lib/table.mjs'

/**
 * What Vitrail promises, each with what was measured; `of(id, peer)` gives the medians. A step is judged by the run that the rest of
 * the machine disturbed least: it is wall time, and one other process in the way is longer than what is measured.
 */
export function checkTargets(of) {
  const target = (name, actual, limit, unit, isLower = true) => ({
    name,
    isMet: isLower ? actual <= limit : actual >= limit,
    line: `${name}: ${formatNumber(actual)}${unit} (${isLower ? 'at most' : 'at least'} ${limit}${unit})`,
  })
  const cpu = (id, peer) => of(id, peer).cpu
  return [
    target('CPU beside jsonriver, 50 KB', cpu('50 KB', 'vitrail') / cpu('50 KB', 'jsonriver'), 1.25, '×'),
    target('CPU beside jsonriver, 200 KB', cpu('200 KB', 'vitrail') / cpu('200 KB', 'jsonriver'), 1.25, '×'),
    target(
      'partial-json takes, 50 KB',
      cpu('50 KB', 'partial-json') / cpu('50 KB', 'vitrail'),
      100,
      '×',
      false,
    ),
    target('growth for 4 times the data', cpu('200 KB', 'vitrail') / cpu('50 KB', 'vitrail'), 4.5, '×'),
    target('99.9th percentile of a step, best run, 50 KB', of('50 KB', 'vitrail').bestP999, 4, ' ms'),
    target('99.9th percentile of a step, best run, 200 KB', of('200 KB', 'vitrail').bestP999, 4, ' ms'),
    target('CPU for an array of 20,000 rows', cpu('array of 20,000 rows', 'vitrail'), 200, ' ms'),
  ]
}
