import { buildWeb } from '../../../apps/playground/server/build-web.ts'

/** Once before all files: they run side by side, and each serves the page that is built here. */
export async function setup(): Promise<void> {
  await buildWeb()
}
