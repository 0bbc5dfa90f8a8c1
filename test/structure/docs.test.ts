import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from './source-files.ts'

const FENCE = /^```(tsx?)\n([\s\S]*?)^```/gm
/** A program that starts with its file name can be imported by the others on its page. */
const FILE_NAME = /^\/\/ ([\w.-]+\.tsx?)\n/
const LINK = /\]\((?!https?:|#|mailto:)([^)\s]+)\)/g

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** The programs in the docs, by the path each would have as a file. */
function snippets(): Map<string, string> {
  const found = new Map<string, string>()
  for (const page of pages) {
    const folder = join(ROOT, 'test', page.replaceAll(/[^A-Za-z0-9]/g, '-'))
    for (const [, language, code = ''] of readFileSync(join(ROOT, page), 'utf8').matchAll(FENCE)) {
      const name = FILE_NAME.exec(code)?.[1] ?? `${found.size + 1}.${language}`
      found.set(join(folder, name), `${code}\nexport {}\n`)
    }
  }
  return found
}

/** The compiler errors in these files. The source that they import is checked elsewhere. */
function compile(files: ReadonlyMap<string, string>): string {
  const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => expect.fail(String(messageText)),
  })
  const options = config?.options ?? {}
  const onDisk = ts.createCompilerHost(options)
  const folders = new Set([...files.keys()].map((name) => dirname(name)))
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: (name) => files.has(name) || onDisk.fileExists(name),
    directoryExists: (name) => folders.has(name) || onDisk.directoryExists?.(name) === true,
    getSourceFile: (name, target, ...rest) => {
      const text = files.get(name)
      return text === undefined
        ? onDisk.getSourceFile(name, target, ...rest)
        : ts.createSourceFile(name, text, target)
    },
  }
  const program = ts.createProgram([...files.keys()], options, host)
  const said = [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  })
  return ts.formatDiagnostics([...program.getOptionsDiagnostics(), ...said], onDisk)
}

describe('the docs', () => {
  it('show only code that compiles', () => {
    const files = snippets()
    expect(files.size).toBeGreaterThan(3)
    // As bundlers declare it for their users.
    files.set(join(ROOT, 'test', 'css.d.ts'), "declare module '*.css'\n")
    expect(compile(files)).toBe('')
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
