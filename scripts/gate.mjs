// The whole gate, the same here and in CI. Steps run one after another; all of them run even where one fails.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'vitrail-gate-'))
const vitest = (project) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(project)}`,
]
const report = (project) => join(scratch, `${project}.json`)

const projects = ['unit-pure', 'unit', 'interop', 'browser', 'package']
const steps = [
  ['format and lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['types', ['tsc', '-p', 'tsconfig.json']],
  ['build', ['tsdown', '--log-level', 'warn'], ['node', 'scripts/build-browser-files.mjs']],
  ...projects.map((project) => [project, vitest(project)]),
]

ensureChromium()

const results = []
for (const [name, ...commands] of steps) {
  const started = Date.now()
  process.stdout.write(`\n== ${name}\n`)
  const ok = commands.every(([command, ...args]) => {
    const isNode = command === 'node'
    return (
      spawnSync(isNode ? process.execPath : join('node_modules', '.bin', command), args, { stdio: 'inherit' })
        .status === 0
    )
  })
  results.push({ name, ok, seconds: (Date.now() - started) / 1000 })
}

let passed = 0
let failed = 0
for (const project of projects) {
  if (!existsSync(report(project))) continue
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report(project), 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
}
rmSync(scratch, { recursive: true, force: true })

process.stdout.write('\n')
for (const { name, ok, seconds } of results)
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = results.every(({ ok }) => ok) && failed === 0 ? 0 : 1
