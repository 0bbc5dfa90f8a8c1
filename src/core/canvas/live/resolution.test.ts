import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { ComponentOptions } from '../../catalog/component.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import type { Schema } from '../../schema/props-schema.ts'
import type { TreeNode } from '../../tree/node.ts'
import { type Resolution, type ResolutionResult, startResolution } from './resolution.ts'

type Resolve = ComponentOptions<Schema, Record<string, unknown>>['resolve']

function start(resolve: Resolve, timeoutMs = 1_000): Resolution {
  const component = defineComponent({
    name: 'Probe',
    description: 'A probe',
    props: z.looseObject({}),
    ...(resolve && { resolve }),
  })
  const checkNode = (node: unknown): ResolutionResult =>
    // The probes below resolve to nodes, or to null where they are meant to be refused.
    node === null
      ? { ok: false, code: 'bad_resolve', message: 'no node' }
      : { ok: true, node: node as TreeNode }
  return startResolution({ component, props: { a: 1 }, inputs: { n: 2 }, data: 'data', timeoutMs, checkNode })
}

const text = (value: string): TreeNode => ({ type: 'Text', props: { text: value } })

describe('what it answers first', () => {
  it.each<[string, Resolve, unknown]>([
    ['no resolve', undefined, { ok: true, node: { type: 'Probe', props: { a: 1 } } }],
    ['a node', () => text('x'), { ok: true, node: text('x') }],
    ['a promise', async () => text('x'), { ok: true, node: text('x') }],
    [
      'what it is given',
      (props, { data, inputs }) => ({ type: 'T', props: { props, data, inputs } }),
      {
        ok: true,
        node: { type: 'T', props: { props: { a: 1 }, data: 'data', inputs: { n: 2 } } },
      },
    ],
    ['what is refused', () => null as unknown as TreeNode, { ok: false, code: 'bad_resolve' }],
    [
      'a throw',
      () => {
        throw new Error('no rows')
      },
      { ok: false, code: 'resolve_failed', message: 'no rows' },
    ],
    [
      'a rejection',
      async () => {
        throw new Error('no rows')
      },
      { ok: false, code: 'resolve_failed', message: 'no rows' },
    ],
    ['an empty iterable', async function* () {}, { ok: false, code: 'resolve_failed' }],
    ['one that never answers', () => new Promise(() => undefined), { ok: false, code: 'resolve_timeout' }],
  ])('%s', async (_, resolve, expected) => {
    expect(await start(resolve, 30).first).toMatchObject(expected as object)
  })
})

it('is stopped while it waits', async () => {
  let aborted = false
  const resolution = start((_, { signal }) => {
    signal.addEventListener('abort', () => (aborted = true))
    return new Promise(() => undefined)
  })
  resolution.stop()
  expect(await resolution.first).toMatchObject({ ok: false, code: 'resolve_stopped' })
  expect(aborted).toBe(true)
})

it('is stopped when it is too late', async () => {
  let ended = false
  const resolution = start(async function* (_, { signal }) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    ended = true
    yield text('too late')
  }, 20)
  const heard: unknown[] = []
  resolution.listen((result) => heard.push(result))
  expect(await resolution.first).toMatchObject({ ok: false, code: 'resolve_timeout' })
  await tick()
  expect([ended, heard, resolution.isLive()]).toEqual([true, [], false])
})

describe('an async iterable', () => {
  it('goes on until it ends; what came before somebody listened is told at once', async () => {
    const resolution = start(async function* () {
      yield text('1')
      yield text('2')
      yield text('3')
    })
    expect(await resolution.first).toEqual({ ok: true, node: text('1') })
    await tick()
    const heard: unknown[] = []
    resolution.listen((result) => heard.push(result))
    expect(heard).toEqual([{ ok: true, node: text('3') }])
    expect(resolution.isLive()).toBe(false)
  })

  it('is not heard more often than a screen can follow, and its last word always', async () => {
    const resolution = start(async function* () {
      for (let count = 0; count < 5_000; count += 1) yield text(String(count))
    })
    const heard: ResolutionResult[] = []
    resolution.listen((result) => heard.push(result))
    await expect.poll(() => heard.at(-1)).toEqual({ ok: true, node: text('4999') })
    expect(heard.length).toBeLessThan(500)
  })

  it('tells of its failure', async () => {
    const resolution = start(async function* () {
      yield text('1')
      throw new Error('connection lost')
    })
    const heard: unknown[] = []
    resolution.listen((result) => heard.push(result))
    await resolution.first
    await tick()
    expect(heard).toMatchObject([{ ok: false, code: 'resolve_failed', message: 'connection lost' }])
  })

  it('is left, and says nothing more, once it is stopped', async () => {
    let left = false
    let release = (): void => undefined
    const resolution = start(async function* () {
      try {
        yield text('1')
        await new Promise<void>((resolve) => (release = resolve))
        yield text('2')
      } finally {
        left = true
      }
    })
    const heard: unknown[] = []
    resolution.listen((result) => heard.push(result))
    await resolution.first
    await tick()
    expect(resolution.isLive()).toBe(true)
    resolution.stop()
    await tick()
    expect(resolution.isLive()).toBe(false)
    release()
    await tick()
    expect({ left, heard }).toEqual({ left: true, heard: [] })
  })
})

function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
