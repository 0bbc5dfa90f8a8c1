export { createViewDeltas } from '../../src/core/index.ts'
