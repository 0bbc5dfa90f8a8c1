import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string
  text: string
  /** What it imports or re-exports: repository paths for relative ones, package names for the rest. */
  imports: string[]
  lines: number
}

const SOURCE = /\.(ts|tsx)$/
const TEST = /\.(test|fixtures)\.(ts|tsx)$/
const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Every source file below some folders, tests left out. */
export function readSourceFiles(folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && !path.includes(`${join('/', 'dist', '/')}`))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return {
        path: toRepositoryPath(path),
        text,
        lines: text.split('\n').length,
        imports: [...text.matchAll(SPECIFIER)].map((match) => {
          const specifier = match[1] ?? match[2] ?? match[3] ?? ''
          return specifier.startsWith('.') ? toRepositoryPath(resolve(dirname(path), specifier)) : specifier
        }),
      }
    })
}

function toRepositoryPath(path: string): string {
  return relative(ROOT, path).replaceAll('\\', '/')
}
