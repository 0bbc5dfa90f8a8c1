import { readFile } from 'node:fs/promises'
import { VitrailError } from '../../core/index.ts'

/** What the browser is given. */
export interface ReplayPage {
  script: string
  styles: string
}

/** The page's own files; the build makes them. Throws `not_built` where it did not run. */
export async function readPage(): Promise<ReplayPage> {
  const manifest = import.meta.resolve('vitrail/package.json')
  const read = (name: string): Promise<string> => readFile(new URL(`dist/${name}`, manifest), 'utf8')
  try {
    const [script, styles] = await Promise.all([read('replay-page.js'), read('styles.css')])
    return { script, styles }
  } catch (cause) {
    throw new VitrailError('not_built', 'The page of the replay is not built: run npm run build first.', {
      cause,
    })
  }
}
