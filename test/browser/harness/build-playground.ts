import { buildWeb } from '../../../apps/playground/server/build-web.ts'

/** Runs once before all test files: they run in parallel, and each serves the page built here. */
export async function setup(): Promise<void> {
  await buildWeb()
}
