import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../structure/source-files.ts'

/** What users get: the tarball, installed beside its optional peers in an empty folder. */
let folder: string

interface Manifest {
  version: string
  exports: Record<string, string | Record<string, string>>
  devDependencies: Record<string, string>
}

const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const doors = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object' && target.default?.endsWith('.js') === true)
  .map(([path]) => path.replace('.', 'vitrail'))

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrail-package-'))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: ROOT, stdio: 'pipe' })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  )
  const peers = ['react', 'react-dom', 'ai', '@duckdb/node-api', '@types/react', 'typescript'].map(
    (name) => `${name}@${manifest.devDependencies[name]}`,
  )
  run('npm', [
    'install',
    '--silent',
    '--no-audit',
    '--no-fund',
    `./vitrail-${manifest.version}.tgz`,
    ...peers,
  ])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed package', () => {
  it.each(doors)('%s can be imported by plain Node', (door) => {
    const count = run(process.execPath, [
      '-e',
      `import('${door}').then((m) => console.log(Object.keys(m).length))`,
    ])
    expect(Number(count)).toBeGreaterThan(0)
  })

  it('has types that a strict project accepts', () => {
    writeFileSync(
      join(folder, 'consumer.ts'),
      `${doors.map((door, index) => `import * as door${index} from '${door}'`).join('\n')}\nexport const all = [${doors.map((_, index) => `door${index}`).join(', ')}]\n`,
    )
    const args = [
      'tsc',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      'consumer.ts',
    ]
    expect(run('npx', args)).toBe('')
  })

  it('ships the stylesheet, the docs and the licence, and no source or test', () => {
    const files = run('tar', ['-tzf', `vitrail-${manifest.version}.tgz`]).split('\n')
    for (const name of ['package/dist/styles.css', 'package/LICENSE', 'package/README.md'])
      expect(files).toContain(name)
    expect(files.some((name) => name.startsWith('package/docs/'))).toBe(true)
    expect(files.filter((name) => name.includes('/src/') || /\.test\./.test(name))).toEqual([])
  })

  it('has a command that replays a trace', () => {
    const entry = { v: 1, change: 1, by: 'model', at: 0, op: 'create', id: 'c1', version: 1 }
    const trace = [{ ...entry, component: 'MarkdownCard', props: { text: 'Hello' } }]
    writeFileSync(join(folder, 'trace.json'), JSON.stringify(trace))
    expect(run('npx', ['vitrail', 'replay', 'trace.json', '--check'])).toContain('trace.json: 1 card')
    expect(readFileSync(join(folder, 'node_modules/vitrail/dist/replay-page.js'), 'utf8')).toContain('canvas')
  })

  it('passes publint', () => {
    expect(() =>
      execFileSync(join(ROOT, 'node_modules/.bin/publint'), ['--strict'], { cwd: ROOT, stdio: 'pipe' }),
    ).not.toThrow()
  })
})
