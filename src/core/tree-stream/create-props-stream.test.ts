import { describe, expect, it } from 'vitest'
import { createPropsStream } from './create-props-stream.ts'
import { lastOf, previewsOf, sketch, testCatalog } from './tree-stream.fixtures.ts'

function previewsOfProps(name: string, text: string) {
  const component = testCatalog.get(name)
  if (component === undefined) throw new Error(`no component ${name}`)
  return previewsOf(text, { trees: createPropsStream(component, { streaming: 'complete' }) })
}

describe('createPropsStream', () => {
  it.each([
    ['Text', '{', 'undefined', undefined],
    ['Text', '{"text":"he', 'Text?', { text: 'he' }],
    ['Text', '{"text":"he"}', 'Text', { text: 'he' }],
    ['Text', '{"txt":"he"}', 'Text?', { txt: 'he' }],
    ['Metric', '{"label":"x","value":1', 'Metric!', {}],
    ['Metric', '{"label":"x","value":1}', 'Metric', { label: 'x', value: 1, unit: '€' }],
    ['Metric', '{"label":"x"}', 'Metric!', {}],
    ['List', '{"items":[{"label":"a"},{"label":"b', 'List?', { items: [{ label: 'a' }] }],
    ['Text', '[1', 'null', undefined],
  ])('%s %s', (name, text, expected, props) => {
    const last = lastOf(previewsOfProps(name, text))
    expect(sketch(last)).toBe(expected)
    expect(last?.props).toEqual(props)
  })

  it('says each tree once', () => {
    const trees = previewsOfProps('List', '{"items":[{"label":"a"},{"label":"b"}]}').filter(
      (tree) => tree !== undefined,
    )
    expect(trees.map((tree) => tree?.props.items)).toEqual([
      [],
      [{ label: 'a' }],
      [{ label: 'a' }, { label: 'b' }],
      [{ label: 'a' }, { label: 'b' }],
    ])
    expect(trees.map((tree) => tree?.incomplete)).toEqual([true, true, true, undefined])
  })
})
