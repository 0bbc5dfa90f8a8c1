import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ClientIssue, JsonObject, TreeNode, UiPart } from '../../core/index.ts'
import { ClientIssueContext } from '../provider/render-options.ts'
import { VitrailProvider } from '../provider/vitrail-provider.tsx'
import { GenerativeUI } from '../render/generative-ui.tsx'
import { createViewStateStore } from '../view-state/view-state-store.ts'
import { useFieldScope } from './field-scope.tsx'
import { useField } from './use-field.ts'

const isText = (kept: unknown): kept is string => typeof kept === 'string'

function Field({
  value = '',
  ...props
}: {
  name?: string
  label?: string
  value?: string
  secret?: boolean
}) {
  const field = useField({ ...props, value, accepts: isText })
  return (
    <input
      aria-label={props.label ?? props.name}
      value={field.value}
      disabled={field.disabled}
      onChange={(event) => field.set(event.target.value, { final: false })}
    />
  )
}

let seen: JsonObject | undefined
let secrets: boolean | undefined

function Reader() {
  const scope = useFieldScope()
  return (
    <button
      type="button"
      onClick={() => {
        seen = scope.values()
        secrets = scope.hasSecrets()
      }}
    >
      read
    </button>
  )
}

const Box = ({ children }: { children?: ReactNode }) => <div>{children}</div>
const registry = { Field, Reader, Box }

const view = (children: TreeNode[], more: Partial<UiPart> = {}): UiPart => ({
  type: 'ui',
  id: 'v',
  component: 'genui:tree',
  props: { root: { type: 'Box', props: {}, children } },
  ...more,
})
const field = (props: JsonObject): TreeNode => ({ type: 'Field', props })

const page = (part: UiPart, store = createViewStateStore()) => (
  <VitrailProvider registry={registry} viewState={store}>
    <GenerativeUI part={part} threadId="t1" runId="r1" />
  </VitrailProvider>
)

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('useField', () => {
  it('keeps what was typed in a new version of the view, wherever the field went', async () => {
    const store = createViewStateStore()
    const { rerender } = render(page(view([field({ name: 'city', value: 'Oslo' })]), store))
    await userEvent.clear(input('city'))
    await userEvent.type(input('city'), 'Bergen')
    rerender(page(view([field({ name: 'other' }), field({ name: 'city', value: 'Rome' })]), store))
    expect(input('city').value).toBe('Bergen')
  })

  it('takes the new initial value where nothing was typed', () => {
    const store = createViewStateStore()
    const { rerender } = render(page(view([field({ name: 'city', value: 'Oslo' })]), store))
    rerender(page(view([field({ name: 'city', value: 'Rome' })]), store))
    expect(input('city').value).toBe('Rome')
  })

  it('takes the initial value where the kept one is of another type', () => {
    const store = createViewStateStore()
    store.set({ threadId: 't1', runId: 'r1', viewId: 'v' }, 'root', 'values', 'city', 7)
    const told: ClientIssue[] = []
    render(
      <ClientIssueContext.Provider value={(issue) => told.push(issue)}>
        {page(view([field({ name: 'city', value: 'Oslo' })]), store)}
      </ClientIssueContext.Provider>,
    )
    expect(input('city').value).toBe('Oslo')
    expect(told).toMatchObject([{ viewId: 'v', nodeId: 'root/0', code: 'field_reset' }])
  })

  it('keeps the focus and the caret while one types', async () => {
    render(page(view([field({ name: 'city', value: 'Os' })])))
    const before = input('city')
    before.focus()
    before.setSelectionRange(1, 1)
    await userEvent.keyboard('abc')
    expect(input('city')).toBe(before)
    expect(before.value).toBe('Oabcs')
    expect(document.activeElement).toBe(before)
  })

  it('gathers values for who sends them, untouched ones included, secrets left out', async () => {
    const children = [
      field({ name: 'city', value: 'Oslo' }),
      field({ label: 'Note' }),
      field({ name: 'pin', secret: true, value: '' }),
      { type: 'Reader', props: {} },
    ]
    render(page(view(children)))
    await userEvent.type(input('Note'), 'hi')
    await userEvent.type(input('pin'), '1234')
    await userEvent.click(screen.getByRole('button'))
    expect(seen).toEqual({ city: 'Oslo', Note: 'hi' })
    expect(secrets).toBe(true)
    expect(JSON.stringify({ ...localStorage })).not.toContain('1234')
  })

  it('is disabled in a preview', () => {
    render(page(view([field({ name: 'city' })], { partial: true })))
    expect(input('city').disabled).toBe(true)
  })
})
