import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FUZZ_PROPERTIES } from './targets.ts'

// npm run fuzz -- [--cases 100000] [--seed 1] [--only name]
// Each property runs in a process of its own: one that hangs is named and ended.

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
    property: { type: 'string' },
  },
})

const SILENCE_MS = 60_000
const CASES_PER_SIGN = 200
const seed = Number(values.seed ?? Date.now() % 0x7fffffff)

if (values.property === undefined) {
  process.exitCode = (await runAll()) ? 0 : 1
} else {
  runOne(values.property, Number(values.cases))
}

async function runAll(): Promise<boolean> {
  const chosen = FUZZ_PROPERTIES.filter(({ name }) => name.includes(values.only))
  const cases = Math.ceil(Number(values.cases) / Math.max(1, chosen.length))
  console.log(`seed ${seed}, ${cases} cases for each of ${chosen.length} properties`)
  let isGood = chosen.length > 0
  for (const { name } of chosen) {
    const begin = performance.now()
    const failure = await runApart(name, cases)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    console.log(`${failure === undefined ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (failure !== undefined) console.log(failure)
    isGood &&= failure === undefined
  }
  return isGood
}

/** Undefined if it held; otherwise what is wrong. */
function runApart(property: string, cases: number): Promise<string | undefined> {
  const args = ['--property', property, '--cases', String(cases), '--seed', String(seed)]
  const child = fork(fileURLToPath(import.meta.url), args)
  return new Promise((resolve) => {
    let last = 0
    const watch = (): NodeJS.Timeout =>
      setTimeout(() => {
        child.kill('SIGKILL')
        resolve(`no sign of life for ${SILENCE_MS / 1000} s after case ${last}; seed ${seed}`)
      }, SILENCE_MS)
    let timer = watch()
    child.on('message', (message) => {
      last = Number(message)
      clearTimeout(timer)
      timer = watch()
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0 ? undefined : `it failed; seed ${seed}`)
    })
  })
}

function runOne(name: string, cases: number): void {
  let count = 0
  FUZZ_PROPERTIES.find((property) => property.name === name)?.run({
    cases,
    seed,
    onCase: () => {
      count += 1
      if (count % CASES_PER_SIGN === 0) process.send?.(count)
    },
  })
}
