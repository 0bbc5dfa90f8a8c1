import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { doors } from '../../tsdown.config.ts'
import { ROOT } from './source-files.ts'

const WRITE = 'npm run reference'
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** What a door's `index.ts` names, with the file it names it from; it is a list of named exports, as `doors.test.ts` holds. */
function exportsOf(door: string): { name: string; path: string }[] {
  const lists = read(`src/${door}/index.ts`).matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)
  return [...lists].flatMap(([, list = '', path = '']) =>
    list
      .split(',')
      .map((name) => ({ name: name.replace(/^\s*(?:type )?/, '').trim(), path: join('src', door, path) }))
      .filter(({ name }) => name !== ''),
  )
}

it.each(doors)('each export of %s has a comment, which editors show', (door) => {
  const silent = exportsOf(door).filter(({ name, path }) => {
    const declaration = new RegExp(
      `^(.*\\n)?export (?:abstract )?(?:class|const|function|interface|type) ${name}\\b`,
      'm',
    )
    const before = declaration.exec(read(path).replaceAll(/^\/\/ biome-ignore .*\n/gm, ''))
    return before !== null && before[1]?.endsWith('*/\n') !== true
  })
  expect(silent).toEqual([])
})

describe('the reference', () => {
  it.each(doors)('of %s names its exports, each once', (door) => {
    const page = read(
      `docs/reference/api/${['vitrail', ...(door === 'core' ? [] : door.split('/'))].join('-')}.md`,
    )
    const named = [...page.matchAll(/^(?:### |\| )`(\w+)`/gm)].map(([, name]) => name)
    expect(named.sort(), `written anew by: ${WRITE}`).toEqual(
      exportsOf(door)
        .map(({ name }) => name)
        .sort(),
    )
  })

  it('of the components has each prop of each', () => {
    const page = read('docs/reference/components.md')
    const sections = new Map(page.split(/^## /m).map((text) => [text.split('\n', 1)[0], text]))
    const missing = KIT_COMPONENTS.flatMap(({ name, jsonSchema }) =>
      Object.keys(jsonSchema?.properties ?? {})
        .filter((prop) => !new RegExp(`^\\| \`${prop}\\??\` `, 'm').test(sections.get(name) ?? ''))
        .map((prop) => `${name}.${prop}`),
    )
    expect(missing, `written anew by: ${WRITE}`).toEqual([])
  })
})
