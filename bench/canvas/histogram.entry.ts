export { duckdbSource } from '../../src/data/duckdb/index.ts'
export { rowsSource } from '../../src/data/index.ts'
