// The whole gate, the same here and in CI. Steps run one after another; all of them run even if one fails.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'

const PROJECTS = ['unit', 'unit-page', 'interop', 'browser', 'package']

/** Real pages depend on the pace of the machine: a file that fails is run once more, and the report says so. */
const RUN_AGAIN = ['browser']

const scratch = mkdtempSync(join(tmpdir(), 'vitrail-gate-'))

/** True: the command left without an error. */
function run(command, ...args) {
  const file = command === 'node' ? process.execPath : join('node_modules', '.bin', command)
  return spawnSync(file, args, { stdio: 'inherit' }).status === 0
}

/** Runs tests, and what vitest then knows of each file; nothing where it broke off. */
function runTests(project, files = []) {
  const report = join(scratch, `${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = run('vitest', 'run', '--project', project, ...reporters, ...files)
  return { ok, files: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [] }
}

const failedFiles = ({ files }) => files.filter(({ status }) => status === 'failed')

/** A line or two for each test that failed, and for each file that failed outside its tests. */
function describeFailures({ files }) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file}\n     ${firstLines(message)}`] : []
    return failed.map((test) => `${file} > ${test.fullName}\n     ${firstLines(test.failureMessages[0])}`)
  })
}

const firstLines = (text = '') => text.split('\n').slice(0, 4).join('\n     ').slice(0, 600)

let passed = 0
const failures = []
const secondTries = []

function checkProject(project) {
  const first = runTests(project)
  const again = !first.ok && RUN_AGAIN.includes(project) ? failedFiles(first) : []
  const second =
    again.length === 0
      ? undefined
      : runTests(
          project,
          again.map(({ name }) => name),
        )
  if (second !== undefined) secondTries.push(...describeFailures(first))
  const last = second ?? first
  failures.push(...describeFailures(last))
  const settled = second === undefined ? [] : first.files.filter((file) => !again.includes(file))
  for (const { assertionResults } of [...settled, ...last.files])
    passed += assertionResults.filter(({ status }) => status === 'passed').length
  return last.ok
}

const steps = [
  ['format and lint', () => run('biome', 'check', '--error-on-warnings', '.')],
  ['types', () => run('tsc', '-p', 'tsconfig.json')],
  ['build', () => run('tsdown', '--log-level', 'warn') && run('node', 'scripts/build-browser-files.mjs')],
  ...PROJECTS.map((project) => [project, () => checkProject(project)]),
]

ensureChromium()

const results = []
for (const [name, check] of steps) {
  const started = Date.now()
  process.stdout.write(`\n== ${name}\n`)
  results.push({ name, ok: check(), seconds: (Date.now() - started) / 1000 })
}
rmSync(scratch, { recursive: true, force: true })

const say = (title, lines) => {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`)
}
say('Failed at first, and run again:', secondTries)
say('Failed:', failures)
process.stdout.write('\n')
for (const { name, ok, seconds } of results)
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`)
process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
