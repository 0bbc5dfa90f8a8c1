import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTreeNode, type JsonObject, type TreeNode, type UiPart, walkTree } from 'vitrail'
import { serve } from 'vitrail/server'
import { createPlayground, type Playground } from './create-playground.ts'
import { allSuggestions } from './offline-model/scenes.ts'
import { openStore } from './open-store.ts'
import { requireFreePort } from './require-free-port.ts'
import { type Answer, ask } from './test-run.ts'

let folder: string
const failures: unknown[] = []
let playground: Playground

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrail-playground-'))
  playground = await createPlayground({
    environment: { VITRAIL_OFFLINE_DELAY_MS: '0' },
    databaseFile: join(folder, 'threads.db'),
    latencyMs: 0,
    onError: (error) => failures.push(error),
  })
})

afterAll(async () => {
  await playground.close()
  rmSync(folder, { recursive: true })
})

function views({ run }: Answer): UiPart[] {
  return run.parts.filter((part) => part.type === 'ui')
}

function nodesOf({ component, props }: UiPart): TreeNode[] {
  if (!isTreeNode(props.root)) return [{ type: component, props }]
  const nodes: TreeNode[] = []
  walkTree(props.root, (node) => {
    nodes.push(node)
    return true
  })
  return nodes
}

function typesIn(answer: Answer): string[] {
  return views(answer).flatMap((view) => nodesOf(view).map(({ type }) => type))
}

describe('where threads cannot be kept', () => {
  it('says why, and keeps them in memory', async () => {
    const blocked = join(folder, 'a-file')
    writeFileSync(blocked, '')
    const { kind, warning, store } = await openStore(join(blocked, 'threads.db'))
    expect(kind).toBe('memory')
    expect(warning).toMatch(/^Threads are kept in memory until the server stops: ./)
    await store.close()
  })
})

it('knows when its port is taken', async () => {
  const listening = await serve({ fetch: playground.fetch, close: async () => undefined }, { port: 0 })
  await expect(requireFreePort(listening.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await listening.close()
})

describe('every suggestion', () => {
  const DRAWN: Readonly<Record<string, readonly string[]>> = {
    'Weather chart': ['Chart'],
    'Rain, two years': ['Chart'],
    'Penguin dashboard': [
      'Stack',
      'Heading',
      'KpiCards',
      'Stack',
      'Card',
      'Chart',
      'Card',
      'Chart',
      'DataTable',
    ],
    'Car dashboard': ['Stack', 'Heading', 'KpiCards', 'Stack', 'Card', 'Chart', 'Card', 'Chart', 'DataTable'],
    'Filtered table': ['DataTable'],
    'Means by group': ['Chart'],
    'Stocks compared': ['Chart'],
    'A chart between sentences': ['Chart'],
    'A placeholder first': ['DataTable'],
    'An action in a view': ['Card', 'Stack', 'Heading', 'Badge', 'Button'],
    'An approval': ['Callout'],
    'A form to send': ['Form', 'Input', 'Input', 'Select', 'Input', 'Checkbox', 'Button'],
    'A refused call': ['Chart'],
    'Malformed output': ['Card', 'Chart', 'Text'],
    'A view this page can’t draw': ['Card', 'SeatMap', 'Text'],
    'A checklist': ['Checklist'],
    'A timeline': ['Timeline'],
    'A card': ['Card', 'Stack', 'Badge', 'Badge', 'KpiCards', 'Link'],
    Code: ['CodeBlock'],
    'A diff': ['Diff'],
    Sources: ['SourceCards'],
    'A callout': ['Callout'],
    'A long answer to stop': [],
    'An error': [],
  }

  it.each(allSuggestions())('$title: $message', async ({ title, message }) => {
    const answer = await ask(playground, message)
    expect(answer.run.finish?.reason).toBe(title === 'An error' ? 'error' : 'stop')
    expect(typesIn(answer)).toEqual(DRAWN[title])
    expect(answer.text.length + views(answer).length).toBeGreaterThan(0)
  })
})

it('tells the server of what broke, and of nothing else', () => {
  expect(failures).toEqual([expect.objectContaining({ message: 'The offline model broke off, as asked.' })])
})

describe('what the suggestions are there to show', () => {
  it('a chart between two sentences', async () => {
    const { run } = await ask(playground, 'How did life expectancy change in Japan and Rwanda?')
    const shown = run.parts.filter(({ type }) => type === 'text' || type === 'ui').map(({ type }) => type)
    expect(shown).toEqual(['text', 'ui', 'text'])
  })

  it('a placeholder and the table under one id', async () => {
    const { frames } = await ask(playground, 'List my orders')
    const pushed = frames.filter((frame) => frame.kind === 'ui')
    expect(pushed.map(({ component }) => component)).toEqual(['OrdersLoading', 'DataTable'])
    expect(new Set(pushed.map(({ id }) => id)).size).toBe(1)
  })

  it('a refusal with its reasons, then the corrected call', async () => {
    const { frames } = await ask(playground, 'Make a mistake that gets refused')
    const refusals = frames.filter((frame) => frame.kind === 'tool-error')
    expect(refusals).toHaveLength(1)
    expect(refusals[0]?.issues?.[0]?.path).toContain('type')
  })

  it('repairs, each in the ledger', async () => {
    const { frames } = await ask(playground, 'Write malformed JSON')
    const codes = frames.flatMap((frame) =>
      frame.kind === 'tool-input-available' ? (frame.repairs ?? []).map(({ code }) => code) : [],
    )
    for (const code of [
      'code_fence',
      'single_quotes',
      'comment',
      'trailing_comma',
      'parsed_text',
      'renamed_type',
    ]) {
      expect(codes).toContain(code)
    }
  })

  it('a node this page cannot draw, as its text in its place', async () => {
    const answer = await ask(playground, 'Which seats are free?')
    const map = views(answer)
      .flatMap(nodesOf)
      .find(({ type }) => type === 'SeatMap')
    expect(map?.text).toContain('○ free, × taken')
  })

  it('a form whose values come back as an action', async () => {
    const asked = await ask(playground, 'Book a table for three')
    const [form] = views(asked)
    if (form === undefined) throw new Error('There is no form.')
    const guests = nodesOf(form).find(({ props }) => props.name === 'guests')
    expect(guests?.props.value).toBe(3)
    const send = (values: JsonObject) =>
      ask(playground, '', {
        threadId: asked.threadId,
        action: {
          viewId: form.id,
          nodeId: 'root',
          name: 'book_table',
          message: 'Book a table for 3 on Jul 15, 2026 at 19:30, in the name of Ada',
          payload: {},
          values,
          pressId: `press-${values.day}`,
        },
      })
    const values = { guests: 3, day: '2026-07-15', hour: '19:30', name: 'Ada', outside: true }
    expect(views(await send(values))).toMatchObject([
      {
        component: 'Callout',
        props: {
          title: 'A table for 3 people',
          text: 'Wednesday, July 15, 2026, 19:30, outside. In the name of Ada.',
        },
      },
    ])
    expect(typesIn(await send({ ...values, day: null }))[0]).toBe('Form')
  })

  it('an action that waits for a yes, and takes a no', async () => {
    const denied = await ask(playground, 'Refund order 1046', { approve: false })
    expect(denied.text).toContain('stays as it is')
    const approved = await ask(playground, 'Refund order 1046')
    expect(typesIn(approved)).toEqual(['Callout'])
    expect((await ask(playground, 'Refund order 1046')).text).toContain('already')
  })
})

describe('questions near them', () => {
  it.each([
    ['How warm is it in London?', /only have weather measured in Seattle.*London/],
    ['Show the rain of 1999', /2012 to 2015/],
    ['Do you have a Tesla?', /No Tesla/],
    ['How is the Netflix stock?', /no prices of Netflix/],
    ['Life expectancy in Wakanda', /no figures of Wakanda/],
    ['Show order 7', /no order 7/],
    ['Write a poem', /offline model/],
    ['', /offline model/],
  ])('%j is answered honestly', async (message, expected) => {
    expect((await ask(playground, message || 'zzz')).text).toMatch(expected)
  })

  it('a follow-up keeps the subject', async () => {
    const { threadId } = await ask(playground, 'Show the rain in Seattle in 2015')
    const answer = await ask(playground, 'and in 2013?', { threadId })
    expect(answer.text).toMatch(/^2013: .*precipitation/)
  })
})
