import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from './source-files.ts'

const FENCE = /^```(tsx?)\n([\s\S]*?)^```/gm
const LINK = /\]\((?!https?:|#|mailto:)([^)\s]+)\)/g

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const scratch = join(ROOT, 'test', 'snippets')

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('the docs', () => {
  it('show only code that compiles', () => {
    rmSync(scratch, { recursive: true, force: true })
    mkdirSync(scratch, { recursive: true })
    let count = 0
    for (const page of pages) {
      for (const [, language, code] of readFileSync(join(ROOT, page), 'utf8').matchAll(FENCE)) {
        count += 1
        const name = `${page.replaceAll(/[^A-Za-z0-9]/g, '-')}-${count}.${language}`
        writeFileSync(join(scratch, name), `${code}\nexport {}\n`)
      }
    }
    // As bundlers declare it for their users.
    writeFileSync(join(scratch, 'css.d.ts'), "declare module '*.css'\n")
    writeFileSync(
      join(scratch, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['.'], exclude: [] }),
    )
    expect(count).toBeGreaterThan(3)
    const compile = (): string => {
      try {
        return execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', scratch], {
          encoding: 'utf8',
          cwd: ROOT,
        })
      } catch (error) {
        return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
      }
    }
    expect(compile()).toBe('')
  }, 240_000)

  it('link only to files that exist', () => {
    const broken = pages.flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(LINK)]
        .map(([, target]) => join(page, '..', target?.split('#')[0] ?? ''))
        .filter((target) => {
          try {
            readFileSync(join(ROOT, target))
            return false
          } catch (error) {
            return !(error instanceof Error && 'code' in error && error.code === 'EISDIR')
          }
        })
        .map((target) => `${page} -> ${target}`),
    )
    expect(broken).toEqual([])
  })
})
