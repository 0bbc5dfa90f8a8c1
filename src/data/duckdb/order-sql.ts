/** Missing values last, both ways. */
export function orderSql(keys: readonly { sql: string; descending: boolean }[]): string {
  if (keys.length === 0) return ''
  return `ORDER BY ${keys.map(({ sql, descending }) => `${sql} ${descending ? 'DESC' : 'ASC'} NULLS LAST`).join(', ')}`
}
