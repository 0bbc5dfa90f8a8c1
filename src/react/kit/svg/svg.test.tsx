import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'
import { drawShapes } from './draw-shapes.tsx'
import { readShapeAttributes } from './shape-attributes.ts'

afterEach(cleanup)

const svg = (...shapes: unknown[]) => ({
  type: 'Svg',
  props: { summary: 'A plan', viewBox: [0, 0, 9, 9], shapes },
})

it('is a picture that says what it shows', () => {
  drawTree(svg({ el: 'text', x: 1, y: 2, text: '<b>14</b> nm' }))
  const picture = screen.getByRole('img', { name: 'A plan' })
  expect(picture.getAttribute('viewBox')).toBe('0 0 9 9')
  expect(picture.textContent).toBe('<b>14</b> nm')
})

it('keeps the ids of one drawing apart from those of another', () => {
  const { container } = drawTree({
    type: 'Stack',
    props: {},
    children: [1, 2].map(() =>
      svg({ el: 'linearGradient', id: 'a' }, { el: 'rect', fill: '#a' }, { el: 'use', ref: '#a' }),
    ),
  })
  const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  )
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(
    ids.map((id) => `#${id}`),
  )
})

describe('attributes', () => {
  it.each([
    [
      { x: 1, d: 'M0 0L1 1' },
      { x: 1, d: 'M0 0L1 1' },
    ],
    [
      { fill: 'accent', stroke: 'none' },
      { fill: 'var(--vt-accent)', stroke: 'none' },
    ],
    [{ fill: 'red', stroke: 'url(https://collect.test)' }, {}],
    [{ points: [0, 0, 1, 'x', 1] }, { points: '0 0 1 1' }],
    [{ d: 'url(#x)', transform: '";alert(1)' }, {}],
    [
      {
        onLoad: 'alert(1)',
        style: 'x',
        className: 'y',
        href: 'javascript:alert(1)',
        dangerouslySetInnerHTML: { __html: 'x' },
      },
      {},
    ],
    [{ x: Number.NaN, width: Number.POSITIVE_INFINITY, id: '1 2' }, {}],
    [{ el: 'use', ref: 'https://collect.test/#a' }, {}],
    [{ el: 'use', ref: '#a' }, { href: '#s-a' }],
    [{ markerEnd: '#a', clipPath: 'javascript:x' }, { markerEnd: 'url(#s-a)' }],
  ])('of %j', (shape, attributes) => {
    expect(readShapeAttributes(shape, 's-')).toEqual(attributes)
  })
})

it('draws no element that is not listed, and none too deep', () => {
  let nest: unknown = { el: 'circle' }
  for (let depth = 0; depth < 20; depth++) nest = { el: 'g', shapes: [nest] }
  const shapes = [{ el: 'script', text: 'x' }, { el: 'image' }, { el: 'foreignObject' }, { el: 'a' }, nest]
  const { container } = render(
    <svg aria-label="x" role="img">
      {drawShapes(shapes, { scope: '', final: true })}
    </svg>,
  )
  expect(new Set([...container.querySelectorAll('svg *')].map(({ tagName }) => tagName))).toEqual(
    new Set(['g']),
  )
})

it('multiplies nothing before it is checked', () => {
  const { container } = drawTree(svg({ el: 'g', id: 'a' }, { el: 'use', ref: '#a' }), { partial: true })
  expect(container.querySelector('use')).toBeNull()
})
