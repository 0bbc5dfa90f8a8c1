import { expect, it } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import { createLiveCanvas } from './create-live-canvas.ts'

const Pages = defineComponent({
  name: 'Pages',
  description: 'Holds pages',
  props: z.object({}),
  children: true,
  accepts: ['Page'],
  childCount: [1, 2],
})
const Page = defineComponent({
  name: 'Page',
  description: 'A page',
  props: z.object({ label: z.string() }),
  children: true,
  within: ['Pages'],
})

it('a container is drawn without what it holds, and what stands in one without it', async () => {
  const canvas = createLiveCanvas({ catalog: defineCatalog([Pages, Page]), emit: () => undefined })
  const add = (component: string, props: Record<string, string>, parentId?: string) =>
    canvas.operate({ op: 'create', component, props, ...(parentId && { parentId }) }, { by: 'user' })
  expect(await add('Pages', {})).toMatchObject({ ok: true })
  expect(await add('Page', { label: 'A' }, 'c1')).toMatchObject({ ok: true })
  expect(canvas.state().views).toMatchObject({ c1: { status: 'ready' }, c2: { status: 'ready' } })
  expect(await add('Page', { label: 'alone' })).toMatchObject({ ok: false, issues: [{ code: 'misplaced' }] })
})
