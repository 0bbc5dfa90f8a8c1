export { duckdbSource } from '../../src/data/duckdb/index.ts'
export { histogram, rowsSource } from '../../src/data/index.ts'
