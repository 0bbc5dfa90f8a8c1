import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PLAYGROUND = fileURLToPath(new URL('..', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const SOURCES = [
  join(PLAYGROUND, 'web'),
  join(PLAYGROUND, 'shared'),
  join(PLAYGROUND, 'vite.config.ts'),
  join(REPOSITORY, 'src'),
  join(REPOSITORY, 'package-lock.json'),
]

export const WEB_ROOT = join(PLAYGROUND, 'dist')

/** Builds the page with vite if its sources have changed since the last build. True if it did. */
export async function buildWeb(): Promise<boolean> {
  const stamp = stampOf(SOURCES)
  const stampFile = join(WEB_ROOT, '.stamp')
  if (readIfThere(stampFile) === stamp) return false
  await buildForProduction()
  writeFileSync(stampFile, stamp)
  return true
}

async function buildForProduction(): Promise<void> {
  const { build } = await import('vite')
  // A test runner has set another, and with it React's slow half.
  const { NODE_ENV: before } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await build({ configFile: join(PLAYGROUND, 'vite.config.ts'), logLevel: 'warn' })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Changes with any name, size or time of the files below. */
function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    const stat = statSync(path)
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
    } else if (!path.includes('.test.')) {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`)
    }
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // Never built.
  }
}
