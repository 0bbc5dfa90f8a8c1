import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectReading, type ReadingCase, readExample } from '../../reading.fixtures.ts'
import { checkShapes } from './check-shapes.ts'
import { nearestPaint } from './nearest-paint.ts'
import type { SvgValue } from './svg-elements.ts'
import { misfit } from './svg-value.ts'

const svg = (...shapes: unknown[]) => ({ summary: 's', viewBox: [0, 0, 9, 9], shapes })
const problems = (...shapes: unknown[]) =>
  checkShapes(shapes).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('values', () => {
  it.each<[SvgValue, unknown, boolean]>([
    ['number', -1.5, true],
    ['number', 1e7, false],
    ['number', '1', false],
    ['length', '50%', true],
    ['length', '50px', false],
    ['path', 'M0 0L10-5.5.5 1z', true],
    ['path', 'm0,0 c1 2 3 4 5 6 1 2 3 4 5 6', true],
    ['path', 'M0 0A5 5 0 0110 10', true],
    ['path', 'M0 0a5,5,0,1,0,10,0Z', true],
    ['path', 'M0 0H5V5h-5z', true],
    ['path', 'L0 0', false],
    ['path', 'M0', false],
    ['path', 'M0 0 L1', false],
    ['path', 'M0 0 url(x)', false],
    ['path', 'M0 0 z 5', false],
    ['path', `M0 0${'L1 1'.repeat(2_000)}`, false],
    ['points', '0,0 10,5', true],
    ['points', [0, 0, 10, 5], true],
    ['points', '0,0 10', false],
    ['transform', 'translate(10 5) rotate(45, 0, 0)', true],
    ['transform', 'rotate(45, 0)', false],
    ['transform', 'translate(calc(1))', false],
    ['transform', 'scale(1)'.repeat(11), false],
    ['paint', 'accent', true],
    ['paint', '#sky', true],
    ['paint', 'url(#sky)', false],
    ['dashes', '4 2', true],
    ['dashes', '4 -2', false],
    ['box', '0 0 10 10', true],
    ['box', [0, 0, 10], false],
    ['orient', 'auto', true],
    ['weight', 600, true],
    ['weight', 'heavy', false],
    ['id', 'a-1', true],
    ['id', '1a', false],
    ['reference', '#a', true],
    ['reference', 'https://a.example/#a', false],
    ['text', 'a', true],
    [['butt', 'round'], 'round', true],
    [['butt', 'round'], 'zorp', false],
  ])('as %j: %j fits %s', (kind, value, fits) => {
    expect(misfit(kind, value) === undefined).toBe(fits)
  })

  it('are told apart in linear time, whatever they are', () => {
    const kinds: SvgValue[] = ['path', 'points', 'transform', 'dashes', 'box']
    for (const long of [
      '1'.repeat(100_000),
      'M0 0 A'.repeat(1_300),
      '1 '.repeat(4_000),
      `M${'1.'.repeat(3_999)}`,
      `scale(${'('.repeat(9_000)}`,
    ]) {
      for (const kind of kinds) expect(['string', 'undefined']).toContain(typeof misfit(kind, long))
    }
  })
})

describe('shapes', () => {
  it.each<[string, unknown[], string[]]>([
    ['an unknown element', [{ el: 'script' }], ['invalid_value 0.el']],
    ['no element', [{ x: 1 }], ['invalid_value 0.el']],
    ['an inherited name', [{ el: 'constructor' }], ['invalid_value 0.el']],
    ['an event', [{ el: 'rect', onClick: 'x' }], ['unknown_prop 0.onClick']],
    ['geometry of another element', [{ el: 'rect', cx: 1 }], ['unknown_prop 0.cx']],
    ['a wrong value', [{ el: 'rect', fill: 'lightgoldenrod' }], ['invalid_value 0.fill']],
    ['a reference to nothing', [{ el: 'use', ref: '#a' }], ['unknown_id 0.ref']],
    [
      'one id twice',
      [
        { el: 'g', id: 'a' },
        { el: 'g', id: 'a' },
      ],
      ['duplicate_id 1.id'],
    ],
    ['a stop outside a gradient', [{ el: 'stop' }], ['misplaced 0.el']],
    [
      'a rect in a gradient',
      [{ el: 'linearGradient', shapes: [{ el: 'rect' }] }],
      ['misplaced 0.shapes.0.el'],
    ],
    ['a use of itself', [{ el: 'g', id: 'a', shapes: [{ el: 'use', ref: '#a' }] }], ['too_many ']],
    ['too many', Array.from({ length: 1_001 }, () => ({ el: 'g' })), ['too_many ']],
    ['shapes that are none', [{ el: 'g', shapes: 'x' }], ['invalid_value 0.shapes']],
    [
      'a gradient that is used',
      [
        {
          el: 'defs',
          shapes: [
            { el: 'linearGradient', id: 'sky', shapes: [{ el: 'stop', offset: '10%', stopColor: 'blue' }] },
          ],
        },
        { el: 'rect', width: 1, height: 1, fill: '#sky' },
      ],
      [],
    ],
  ])('%s', (_, shapes, expected) => {
    expect(problems(...shapes)).toEqual(expected)
  })

  it('are counted as often as they are drawn', () => {
    const level = (n: number) => ({
      el: 'g',
      id: `l${n}`,
      shapes: Array.from({ length: 10 }, () => ({ el: 'use', ref: `#l${n - 1}` })),
    })
    const bomb = [{ el: 'circle', id: 'l0' }, level(1), level(2), level(3), level(4), level(5), level(6)]
    expect(problems(...bomb)).toEqual(['too_many '])
    expect(problems(bomb[0], bomb[1], bomb[2])).toEqual([])
  })

  it('nest at most eight deep', () => {
    const nest = (depth: number): unknown => ({ el: 'g', shapes: depth === 1 ? [] : [nest(depth - 1)] })
    expect(problems(nest(8))).toEqual([])
    expect(problems(nest(9))).toHaveLength(1)
    expect(problems(nest(300))).toHaveLength(1)
  })
})

it.each<ReadingCase>([
  [
    'a viewBox as text',
    'Svg',
    { ...svg({ el: 'g' }), viewBox: '0 0 9 9' },
    svg({ el: 'g' }),
    ['number_from_text viewBox'],
  ],
  [
    'kebab case and texts',
    'Svg',
    svg({ type: 'line', x1: '4', 'stroke-width': '2px', stroke: 'muted' }),
    svg({ el: 'line', x1: 4, strokeWidth: 2, stroke: 'muted' }),
    [
      'renamed_prop shapes[0].type',
      'renamed_prop shapes[0]["stroke-width"]',
      'number_from_text shapes[0].x1',
      'number_from_text shapes[0].strokeWidth',
    ],
  ],
  [
    'colours',
    'Svg',
    svg({ el: 'circle', r: 1, fill: '#f00', stroke: 'rgb(255, 255, 255)' }),
    svg({ el: 'circle', r: 1, fill: 'danger', stroke: 'surface' }),
    ['paint_mapped shapes[0].fill L', 'paint_mapped shapes[0].stroke L'],
  ],
  [
    'looks',
    'Svg',
    svg({ el: 'g', style: 'color:red', shapes: [{ el: 'g', className: 'x' }] }),
    svg({ el: 'g', shapes: [{ el: 'g' }] }),
    ['style_dropped shapes[0].style L', 'style_dropped shapes[0].shapes[0].className L'],
  ],
  [
    'references as in CSS',
    'Svg',
    svg({ el: 'marker', id: 'a' }, { el: 'line', markerEnd: 'url(#a)' }, { el: 'use', href: '#a' }),
    svg({ el: 'marker', id: 'a' }, { el: 'line', markerEnd: '#a' }, { el: 'use', ref: '#a' }),
    ['renamed_prop shapes[1].markerEnd', 'renamed_prop shapes[2].href'],
  ],
  [
    'an id that looks like a colour',
    'Svg',
    svg({ el: 'linearGradient', id: 'abc' }, { el: 'g', fill: '#abc' }),
    svg({ el: 'linearGradient', id: 'abc' }, { el: 'g', fill: '#abc' }),
    [],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})

it.each<[Record<string, unknown>, RegExp]>([
  [{ ...svg(), shapes: '<svg><rect/></svg>' }, /shapes: send shapes as a list/],
  [svg(), /shapes: at least 1/],
  [{ ...svg({ el: 'g' }), viewBox: [0, 0, 0, 9] }, /viewBox: width and height/],
  [{ viewBox: [0, 0, 9, 9], shapes: [{ el: 'g' }] }, /summary/],
  [svg({ el: 'image', href: 'https://collect.test/x' }), /shapes\[0\]\.el: expected one of g, path/],
])('a Svg of %j is refused', (props, issue) => {
  expect(readExample('Svg', props).issues[0]).toMatch(issue)
})

it.each([
  ['#000', 'text'],
  ['#FFFFFF', 'surface'],
  ['#3b82f6', 'blue'],
  ['#16a34a', 'success'],
  ['#ff000080', 'danger'],
  ['steelblue', 'blue'],
  ['#12345', undefined],
  ['zorp', undefined],
  ['constructor', undefined],
])('%s is nearest to %s', (colour, paint) => {
  expect(nearestPaint(colour)).toBe(paint)
})

it('checks any shapes without throwing', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('#a', 'M0 0', 'url(#a)', 'scale(1)'))
  const shape = fc.letrec((tie) => ({
    shape: fc.record(
      {
        el: fc.constantFrom('g', 'use', 'path', 'text', 'x'),
        id: fc.constantFrom('a', 'b'),
        ref: fc.constantFrom('#a', '#b', 'b'),
        d: value,
        fill: value,
        shapes: fc.array(tie('shape'), { maxLength: 2, depthIdentifier: 'shape' }),
      },
      { requiredKeys: ['el'] },
    ),
  })).shape
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 4 }), (shapes) => {
      expect(() => checkShapes(shapes)).not.toThrow()
    }),
    { seed: 9, numRuns: 200 },
  )
})
