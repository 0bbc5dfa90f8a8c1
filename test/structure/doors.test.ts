import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doors } from '../../tsdown.config.ts'
import { ROOT, readSourceFiles } from './source-files.ts'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
}

const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const scripted = Object.entries(manifest.exports).filter(
  (entry): entry is [string, Record<string, string>] =>
    typeof entry[1] === 'object' && entry[1].default?.endsWith('.js') === true,
)

describe('the doors', () => {
  it('are built exactly as package.json exports them', () => {
    const built = doors.map((door) => `./dist/${door}/index.js <- ./src/${door}/index.ts`)
    const exported = scripted.map(([, targets]) => `${targets.default} <- ${targets['vitrail:source']}`)
    expect(exported.sort()).toEqual(built.sort())
  })

  it('import zod as a namespace, so that bundlers leave out what is unused (its locales are the most of it)', () => {
    const named = readSourceFiles(['src']).filter((file) => /import \{[^}]*\} from 'zod'/.test(file.text))
    expect(named.map((file) => file.path)).toEqual([])
  })

  it('are explicit lists of named exports, without logic', () => {
    const indexes = readSourceFiles(['src']).filter((file) => file.path.endsWith('/index.ts'))
    const offenders = indexes.filter((file) =>
      /export \*|export default|^(const|let|function|class) /m.test(file.text),
    )
    expect(offenders.map((file) => file.path)).toEqual([])
  })
})
