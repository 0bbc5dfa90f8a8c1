export { snakeCase } from '../../core/index.ts'
