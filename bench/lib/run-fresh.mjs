import { spawn } from 'node:child_process'

/** Runs a module in a fresh Node process with one JSON argument; resolves with the JSON it prints last. */
export function runFresh(module, argument, { timeoutMs = 1_200_000 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [module, JSON.stringify(argument)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: timeoutMs,
    })
    let output = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1)))
      else reject(new Error(`${module} ${JSON.stringify(argument)} ended with ${signal ?? code}`))
    })
  })
}
