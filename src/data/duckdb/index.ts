export { type DuckdbSourceOptions, duckdbSource } from './duckdb-source.ts'
