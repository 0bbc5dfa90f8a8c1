import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createLiveCanvas } from 'vitrail'
import { collectFrames } from 'vitrail/testing'
import { agent, catalog } from './agent.ts'

it('puts what is asked for on the canvas', async () => {
  const { data, ...material } = (await agent.canvasFor?.({})) ?? { catalog }
  const canvas = createLiveCanvas({ ...material, data })
  const { state } = await collectFrames(agent, 'Histogram of Body Mass (g)', { canvas })
  expect(state.parts.map(({ type }) => type)).toEqual(['tool', 'text'])
  expect(canvas.trace()).toMatchObject([{ op: 'create', id: 'c1', props: { column: 'Body Mass (g)' } }])
  expect(canvas.state().views.c1).toMatchObject({ status: 'ready' })
  canvas.close()
})

it('says which columns there are', async () => {
  const { data, ...material } = (await agent.canvasFor?.({})) ?? { catalog }
  const canvas = createLiveCanvas({ ...material, data })
  const { state } = await collectFrames(agent, 'wingspan', { canvas })
  expect(state.parts.at(-1)).toMatchObject({ type: 'text', text: expect.stringContaining('Body Mass (g)') })
  expect(canvas.trace()).toEqual([])
  canvas.close()
})

it('has a page that bundles', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
    outdir: '/',
    bundle: true,
    write: false,
    jsx: 'automatic',
    conditions: ['vitrail:source'],
  })
  expect(outputFiles.map(({ path }) => path)).toEqual(['/page.js', '/page.css'])
})
