import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { VitrailError } from '../error/vitrail-error.ts'
import { defineCatalog } from './define-catalog.ts'
import { defineComponent } from './define-component.ts'

const zodCard = defineComponent({ name: 'Card', description: 'A card.', props: z.object({ id: z.number() }) })

function codeOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    return error instanceof VitrailError ? error.code : `not a VitrailError: ${String(error)}`
  }
  return undefined
}

describe('defineComponent', () => {
  it.each(['', '1Card', 'Order card', 'Order-Card', 'Ünder', 'A'.repeat(65), '__proto__'])(
    'refuses the name %j',
    (name) => {
      expect(codeOf(() => defineComponent({ name, description: 'x', props: z.object({}) }))).toBe(
        'bad_component',
      )
    },
  )

  it.each([0, -1, 1.5, Number.NaN])('refuses the version %j', (version) => {
    expect(codeOf(() => defineComponent({ name: 'A', description: 'x', props: z.object({}), version }))).toBe(
      'bad_component',
    )
  })

  it('refuses a blank description', () => {
    expect(codeOf(() => defineComponent({ name: 'A', description: ' ', props: z.object({}) }))).toBe(
      'bad_component',
    )
  })

  it.each([
    ['a schema for each prop', { a: z.string() }, 'wrap them: z.object({ a: … })'],
    ['a schema of text', z.string(), 'of an object; got one of type "string"'],
    ['a JSON Schema of a list', { type: 'array' }, 'of an object; got one of type "array"'],
  ])('refuses %s for props', (_, props, message) => {
    const define = () => defineComponent({ name: 'A', description: 'x', props })
    expect(define).toThrow(message)
    expect(codeOf(define)).toBe('bad_component')
  })

  it('has a readable title, version 1 and no children unless said', () => {
    const card = defineComponent({ name: 'OrderKPICard', description: 'x', props: z.object({}) })
    expect(card).toMatchObject({ title: 'Order KPI card', version: 1, children: false, internal: false })
    expect(Object.isFrozen(card)).toBe(true)
  })

  it('types the callbacks by the schema', () => {
    const card = defineComponent({
      name: 'Card',
      description: 'x',
      props: z.object({ id: z.number() }),
      fallbackText: ({ id }) => `Order ${id.toFixed(0)}`,
    })
    expect(card.jsonSchema).toMatchObject({ type: 'object', required: ['id'] })
  })

  const jsonSchema = {
    type: 'object',
    properties: { id: { type: 'number' } },
    required: ['id'],
    additionalProperties: false,
  }
  it.each([
    ['zod', zodCard],
    ['valibot', defineComponent({ name: 'Card', description: 'x', props: v.object({ id: v.number() }) })],
    ['JSON Schema', defineComponent({ name: 'Card', description: 'x', props: jsonSchema })],
  ])('checks props by %s, the issue at its path with the bad value', (_, card) => {
    expect(card.validateProps({ id: 7 })).toEqual({ ok: true, props: { id: 7 } })
    const refused = card.validateProps({ id: 'seven' })
    expect(refused).toMatchObject({
      ok: false,
      issues: [{ code: 'invalid_value', path: ['id'], severity: 'error' }],
    })
    expect(!refused.ok && refused.issues[0]?.message).toContain('"seven"')
    for (const hostile of [null, undefined, 1, 'x', [], new Map()])
      expect(card.validateProps(hostile).ok).toBe(false)
  })

  it('says that a schema is asynchronous, to the developer', () => {
    const schema = z.object({ id: z.number().refine(async () => true) })
    const card = defineComponent({ name: 'Card', description: 'x', props: schema })
    expect(codeOf(() => card.validateProps({ id: 1 }))).toBe('schema_async')
  })

  it('says so too where a rule throws, and leaves no rejection behind', async () => {
    const schema = z.object({
      id: z.number().refine(() => {
        throw new Error('a rule that throws')
      }),
    })
    const card = defineComponent({ name: 'Card', description: 'x', props: schema })
    let unhandled = 0
    const count = (): void => {
      unhandled += 1
    }
    process.on('unhandledRejection', count)
    expect(codeOf(() => card.validateProps({ id: 1 }))).toBe('schema_async')
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', count)
    expect(unhandled).toBe(0)
  })

  it('takes props that were transformed already, where the output has a schema', () => {
    const card = defineComponent({
      name: 'Card',
      description: 'x',
      props: z.object({ id: z.string().transform(Number) }),
      outputProps: z.object({ id: z.number() }),
    })
    const first = card.validateProps({ id: '7' })
    expect(first).toEqual({ ok: true, props: { id: 7 } })
    expect(first.ok && card.validateProps(first.props)).toEqual(first)
  })
})

describe('defineCatalog', () => {
  it('refuses two components of one name', () => {
    expect(codeOf(() => defineCatalog([zodCard, zodCard]))).toBe('duplicate_component')
  })

  it('refuses what is no definition, such as a visual', () => {
    // @ts-expect-error: JavaScript has no types to say so.
    const define = () => defineCatalog([() => null])
    expect(codeOf(define)).toBe('bad_catalog')
    expect(define).toThrow('got a function. What draws a component belongs in a registry.')
  })

  it('extends into a new catalog, the later definition winning', () => {
    const one = defineCatalog([zodCard])
    const newer = defineComponent({
      name: 'Card',
      description: 'A newer card.',
      props: z.object({}),
      version: 2,
    })
    const two = one.extend([newer])
    expect(one.get('Card')?.version).toBe(1)
    expect(two.get('Card')?.version).toBe(2)
    expect(two.components).toHaveLength(1)
  })

  it('knows no inherited names', () => {
    const catalog = defineCatalog([zodCard])
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(catalog.has(name)).toBe(false)
      expect(catalog.get(name)).toBeUndefined()
      expect(catalog.validateSync(name, {})).toMatchObject({
        ok: false,
        issues: [{ code: 'unknown_component' }],
      })
    }
  })

  it('hides internal components from the model alone', () => {
    const hidden = defineComponent({ name: 'Hidden', description: 'x', props: z.object({}), internal: true })
    const catalog = defineCatalog([zodCard, hidden])
    expect(catalog.modelComponents().map((component) => component.name)).toEqual(['Card'])
    expect(catalog.has('Hidden')).toBe(true)
  })

  it('attaches what touches the app’s data on the server alone', () => {
    const catalog = defineCatalog([zodCard])
    const server = catalog.implement({ Card: { check: () => 'no' } })
    expect(catalog.get('Card')?.check).toBeUndefined()
    expect(server.get('Card')?.check?.({}, undefined)).toBe('no')
    expect(codeOf(() => catalog.implement({ Crad: {} }))).toBe('unknown_component')
  })

  it('resolves an alias, unless a component has that name', () => {
    const stack = defineComponent({
      name: 'Stack',
      description: 'x',
      props: z.object({}),
      aliases: { Row: { direction: 'row' }, Card: {} },
    })
    const catalog = defineCatalog([zodCard, stack])
    expect(catalog.resolveAlias('Row')).toEqual({ component: stack, preset: { direction: 'row' } })
    expect(catalog.resolveAlias('Card')).toBeUndefined()
  })
})
