import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineComponent } from '../catalog/define-component.ts'
import type { JsonObject } from '../json/json-value.ts'
import { type CheckedAddresses, checkAddresses } from './check-addresses.ts'

const Sample = defineComponent({
  name: 'Sample',
  description: 'Addresses wherever they may stand',
  props: z.strictObject({
    url: z.string().meta({ 'x-address': 'link', 'x-essential': true }).optional(),
    logo: z.string().meta({ 'x-address': 'image' }).optional(),
    items: z
      .array(z.strictObject({ title: z.string(), url: z.string().meta({ 'x-address': 'link' }).optional() }))
      .optional(),
    must: z.strictObject({ url: z.string().meta({ 'x-address': 'link' }) }).optional(),
    byName: z.record(z.string(), z.string().meta({ 'x-address': 'image' })).optional(),
    text: z.string().optional(),
  }),
})

function check(props: JsonObject) {
  const checked = checkAddresses(Sample, props)
  const codes = (list: CheckedAddresses['repairs'] | CheckedAddresses['issues']) =>
    list.map(({ code, path }) => `${code} ${path.join('.')}`)
  return {
    props: checked.props,
    repairs: codes(checked.repairs),
    issues: codes(checked.issues),
    refused: checked.refused,
  }
}

describe('checkAddresses', () => {
  it('returns the same props where nothing is wrong', () => {
    const props = {
      url: 'https://a.example',
      items: [{ title: 'A', url: '/b' }],
      text: 'javascript:alert(1)',
    }
    const checked = checkAddresses(Sample, props)
    expect(checked.props).toBe(props)
    expect(checked).toMatchObject({ repairs: [], issues: [], refused: false })
  })

  it('leaves out a refused address of a list item and keeps its words', () => {
    const props = {
      items: [
        { title: 'A', url: 'javascript:alert(1)' },
        { title: 'B', url: 'https://b.example' },
      ],
    }
    expect(check(props)).toEqual({
      props: { items: [{ title: 'A' }, { title: 'B', url: 'https://b.example' }] },
      repairs: ['bad_url items.0.url'],
      issues: [],
      refused: false,
    })
    expect(props.items[0]).toHaveProperty('url')
  })

  it('refuses the node where the address is what it is', () => {
    expect(check({ url: 'data:text/html,x' })).toMatchObject({ refused: true, issues: ['bad_url url'] })
    expect(check({ must: { url: 'file:///x' } })).toMatchObject({
      refused: true,
      issues: ['bad_url must.url'],
    })
  })

  it('records what it changed', () => {
    expect(check({ logo: 'http://a.example/x.png', byName: { a: '//b.example/y.png' } })).toEqual({
      props: { logo: 'https://a.example/x.png', byName: { a: 'https://b.example/y.png' } },
      repairs: ['url_fixed logo', 'url_fixed byName.a'],
      issues: [],
      refused: false,
    })
  })

  it('gives a map of addresses the same rule', () => {
    expect(check({ byName: { a: 'javascript:x', b: '/b.png' } }).props).toEqual({ byName: { b: '/b.png' } })
  })

  it.each([
    ['bank.example', 'https://evil.example', true],
    ['https://bank.example/login', 'https://evil.example/login', true],
    ['аpple.com', 'https://apple.com', true],
    ['www.bank.example', 'https://bank.example/login', false],
    ['bank.example', 'https://login.bank.example', false],
    ['Open the bank', 'https://evil.example', false],
    ['chart.js', 'https://www.chartjs.org', false],
    ['notes.pdf', 'https://files.example/1', false],
  ])('%s over %s: mismatch %s', (text, url, mismatch) => {
    expect(check({ text, url }).issues).toEqual(mismatch ? ['link_text_mismatch url'] : [])
  })

  it('leaves props without a schema alone', () => {
    const props = { url: 'javascript:x' }
    expect(checkAddresses({ ...Sample, jsonSchema: undefined }, props).props).toBe(props)
  })
})
