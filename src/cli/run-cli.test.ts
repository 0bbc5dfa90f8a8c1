import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runCli } from './run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrail-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const stamp = { v: 1, by: 'model', at: 0 }
const note = (id: string, change: number, props: object): object => ({
  ...stamp,
  change,
  op: 'create',
  id,
  component: 'MarkdownCard',
  version: 1,
  props,
})
const good = file('good.json', [note('c1', 1, { text: 'Hello' })])
const halfGood = file('half.json', [note('c1', 1, { text: 'Hello' }), note('c2', 2, { text: 7, nope: true })])

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(args, {
    write: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    untilStopped: async () => undefined,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('what is not understood', () => {
  it.each([
    [[], 'out', 'vitrail <command>'],
    [['sing'], 'err', 'There is no command "sing"'],
    [['constructor'], 'err', 'There is no command "constructor"'],
    [['replay'], 'err', 'Name one trace'],
    [['replay', good, halfGood], 'err', 'Name one trace'],
    [['replay', good, '--loud'], 'err', '--loud'],
    [['replay', good, '--port', 'x'], 'err', '--port takes a whole number'],
    [['replay', join(folder, 'none.json')], 'err', 'cannot be read'],
    [['replay', file('bad.json', 'once upon a time')], 'err', 'holds no trace'],
    [['replay', file('object.json', {})], 'err', 'a trace is a list of entries'],
    [['replay', file('text.json', '"text"')], 'err', 'a trace is a list of entries'],
    [['replay', good, '--catalog', join(folder, 'none.mjs')], 'err', 'cannot be imported'],
    [['replay', good, '--catalog', file('empty.mjs', 'export const x = 1')], 'err', 'must export `catalog`'],
  ] as const)('%j', async (args, stream, text) => {
    const result = await run(...args)
    expect(result.code).toBe(2)
    expect(result[stream]).toContain(text)
  })
})

it.each([[['--help']], [['replay', '--help']]])('helps: %j', async (args) => {
  const { code, out } = await run(...args)
  expect([code, out]).toEqual([0, expect.stringContaining('trace.json')])
})

describe('replay --check', () => {
  it('says how many cards there are', async () => {
    expect(await run('replay', good, '--check')).toEqual({ code: 0, out: `${good}: 1 card`, err: '' })
  })

  it('says which entries no longer fit, and why', async () => {
    const { code, out, err } = await run('replay', halfGood, '--check')
    expect([code, out]).toEqual([0, `${halfGood}: 1 card, skipped 1 entry`])
    expect(err).toMatch(/entry \[1\].*nope/)
  })

  it('says what is no entry', async () => {
    const { code, out, err } = await run('replay', file('odd.json', [1, null, { op: 'sing' }]), '--check')
    expect([code, out.endsWith('0 cards, skipped 3 entries')]).toEqual([0, true])
    expect(err).toMatch(/entry \[0\].*\n.*entry \[1\].*null\n.*entry \[2\]/)
  })

  it.each([
    ['within an entry', true, ',{"v":1,"op":"create","id":"c2","comp', '1 card'],
    ['after one', true, '', '1 card'],
    ['before any', false, '[{', '0 cards'],
  ])('takes a file that was cut off %s', async (_, begun, tail, cards) => {
    const whole = JSON.stringify([note('c1', 1, { text: 'Hello' })]).slice(0, -1)
    const cut = file('cut.json', `\uFEFF${begun ? whole : ''}${tail}`)
    const { code, out, err } = await run('replay', cut, '--check')
    expect([code, out]).toEqual([0, `${cut}: ${cards}`])
    expect(err).toContain('the text ends')
  })

  it('knows the columns of a file', async () => {
    const data = file('cars.csv', 'power,origin\n130,USA\n95,Japan\n')
    const box = (change: number, column: string): object => ({
      ...note(`c${change}`, change, { title: 'Power', column, agg: 'mean' }),
      component: 'ValueBox',
    })
    const trace = file('boxes.json', [box(1, 'power'), box(2, 'torque')])
    const { out, err } = await run('replay', trace, '--check', '--data', data)
    expect(out).toContain('1 card, skipped 1 entry')
    expect(err).toContain('torque')
  })
})
