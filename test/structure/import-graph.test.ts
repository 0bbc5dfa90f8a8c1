import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSourceFiles, type SourceFile } from './source-files.ts'

interface Door {
  /** The doors it may import, by folder. */
  doors: string[]
  /** The packages it may import. */
  packages: string[]
}

/** The most specific folder that holds a file is its door. */
const DOORS: Record<string, Door> = {
  // Shared by doors, public to nobody; every door may import its files.
  'src/internal': { doors: [], packages: [] },
  'src/core': { doors: [], packages: ['zod', '@standard-schema/spec', '@cfworker/json-schema'] },
  'src/kit': { doors: ['src/core', 'src/data'], packages: ['zod'] },
  'src/data': { doors: ['src/core'], packages: ['zod'] },
  'src/data/duckdb': { doors: ['src/core', 'src/data'], packages: ['@duckdb/node-api'] },
  'src/client': { doors: ['src/core'], packages: ['eventsource-parser'] },
  'src/react': { doors: ['src/core', 'src/client'], packages: ['react'] },
  'src/react/kit': {
    doors: ['src/core', 'src/client', 'src/react', 'src/kit'],
    packages: [
      'react',
      'react-dom',
      'd3-array',
      'd3-shape',
      'd3-time',
      'marked',
      '@tanstack/react-table',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      'html-to-image',
    ],
  },
  'src/agent': { doors: ['src/core'], packages: ['ai', '@ai-sdk/provider', 'zod'] },
  'src/server': { doors: ['src/core', 'src/agent'], packages: ['hono', '@hono/node-server', 'zod'] },
  'src/server/sqlite': { doors: ['src/core', 'src/server'], packages: ['better-sqlite3'] },
  'src/export': {
    doors: ['src/core', 'src/react', 'src/react/kit'],
    packages: ['react-dom'],
  },
  'src/cli': {
    doors: [
      'src/core',
      'src/kit',
      'src/data',
      'src/data/duckdb',
      'src/agent',
      'src/server',
      'src/react',
      'src/react/kit',
    ],
    packages: ['react-dom'],
  },
  'src/testing': { doors: ['src/core', 'src/agent'], packages: ['ai', '@ai-sdk/provider', 'vitest'] },
}

/** Doors that must run anywhere: they reach no Node module, directly or indirectly. */
const BROWSER_DOORS = [
  'src/internal',
  'src/core',
  'src/data',
  'src/kit',
  'src/client',
  'src/react',
  'src/react/kit',
]

const files = readSourceFiles(['src'])
const byPath = new Map(files.map((file) => [file.path, file]))

function doorOf(path: string): string | undefined {
  return Object.keys(DOORS)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

describe('the import graph', () => {
  it('reads every source file, each in a door', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => doorOf(file.path) === undefined).map((file) => file.path)).toEqual([])
  })

  it('imports only files that exist', () => {
    const missing = files.flatMap((file) =>
      file.imports
        .filter((target) => target.startsWith('src/') && /\.tsx?$/.test(target) && !byPath.has(target))
        .map((target) => `${file.path} -> ${target}`),
    )
    expect(missing).toEqual([])
  })

  it.each(Object.entries(DOORS))('%s imports only the doors and packages of its row', (folder, door) => {
    const strangers = files
      .filter((file) => doorOf(file.path) === folder)
      .flatMap((file) =>
        file.imports
          .filter((target) => !mayImport(folder, door, target))
          .map((target) => `${file.path} -> ${target}`),
      )
    expect(strangers).toEqual([])
  })

  it.each(BROWSER_DOORS)('%s reaches no Node module', (folder) => {
    const starts = files.filter((file) => doorOf(file.path) === folder).map((file) => file.path)
    expect(starts.flatMap(reach).filter((target) => target.startsWith('node:'))).toEqual([])
  })

  it('has no cycle between folders; readers that call each other share one', () => {
    expect(findCycle(files)).toEqual([])
  })
})

function mayImport(folder: string, door: Door, target: string): boolean {
  if (target.startsWith('src/')) {
    const other = doorOf(target)
    if (other === folder || other === 'src/internal') return true
    // Another door is entered through its index alone.
    return other !== undefined && door.doors.includes(other) && target === `${other}/index.ts`
  }
  if (target.startsWith('node:')) return !BROWSER_DOORS.includes(folder)
  return door.packages.includes(packageName(target))
}

/** Everything a file imports, directly or through other files. */
function reach(start: string): string[] {
  const seen = new Set<string>([start])
  const queue = [start]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const target of byPath.get(path)?.imports ?? []) {
      if (seen.has(target)) continue
      seen.add(target)
      queue.push(target)
    }
  }
  return [...seen]
}

function findCycle(all: readonly SourceFile[]): string[] {
  const done = new Set<string>()
  const visit = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    for (const target of runtimeImports(byPath.get(path))) {
      if (dirname(target) === dirname(path)) continue
      const cycle = visit(target, [...trail, path])
      if (cycle.length > 0) return cycle
    }
    done.add(path)
    return []
  }
  for (const file of all) {
    const cycle = visit(file.path, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

/** Imports that stay after types are erased; a cycle of types alone is no cycle. */
function runtimeImports(file: SourceFile | undefined): string[] {
  if (file === undefined) return []
  const typeOnly = new Set(
    [...file.text.matchAll(/(?:import|export) type [^'"]*?from\s*['"]\.?[^'"]*?([\w-]+\.tsx?)['"]/g)].map(
      (match) => match[1],
    ),
  )
  return file.imports.filter((target) => byPath.has(target) && !typeOnly.has(target.split('/').pop()))
}
