import { render } from '@testing-library/react'
import { defineCatalog, type TreeNode, type UiPart } from '../../../core/index.ts'
import { ACTION_COMPONENTS, INPUT_COMPONENTS, LAYOUT_COMPONENTS } from '../../../kit/index.ts'
import {
  type ActionHandler,
  createViewStateStore,
  GenerativeUI,
  type ViewStateStore,
  VitrailProvider,
} from '../../index.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Input } from '../input/input.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { Form } from './form.tsx'

const catalog = defineCatalog([...INPUT_COMPONENTS, ...LAYOUT_COMPONENTS, ...ACTION_COMPONENTS])
const registry = { Button, Checkbox, Form, Input, Select, Stack }

export interface DrawOptions {
  onAction?: ActionHandler
  viewState?: ViewStateStore
  locale?: string
  partial?: boolean
}

/** The page that shows one view of the kit. */
export function viewPage(root: TreeNode, options: DrawOptions = {}) {
  const { locale = 'en', viewState = createViewStateStore(), partial = false, onAction } = options
  const part: UiPart = { type: 'ui', id: 'v', component: 'genui:tree', props: { root } }
  return (
    <VitrailProvider
      registry={registry}
      catalog={catalog}
      locale={locale}
      timeZone="UTC"
      viewState={viewState}
      {...(onAction !== undefined && { onAction })}
    >
      <GenerativeUI part={partial ? { ...part, partial } : part} threadId="t" runId="r" />
    </VitrailProvider>
  )
}

export function drawView(root: TreeNode, options: DrawOptions = {}) {
  return render(viewPage(root, options))
}
