import { type RenderResult, render } from '@testing-library/react'
import { defineCatalog, type TreeNode } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../../kit/index.ts'
import type { VitrailProviderProps } from '../provider/vitrail-provider.tsx'
import { VitrailProvider } from '../provider/vitrail-provider.tsx'
import { GenerativeUI } from '../render/generative-ui.tsx'
import { createViewStateStore } from '../view-state/view-state-store.ts'
import { kitRegistry } from './registry.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

interface Options extends Partial<VitrailProviderProps> {
  /** Draws it as a preview. */
  partial?: boolean
  /** Draws it as pushed by a tool. */
  fromTool?: boolean
}

/** A tree of the kit as a view, with view state of its own unless given. */
export function drawTree(
  root: TreeNode,
  { partial = false, fromTool = false, ...settings }: Options = {},
): RenderResult {
  return render(
    <VitrailProvider
      registry={kitRegistry}
      catalog={catalog}
      locale="en"
      timeZone="UTC"
      viewState={createViewStateStore()}
      {...settings}
    >
      <GenerativeUI
        part={{
          type: 'ui',
          id: 'v',
          component: 'genui:tree',
          props: { root },
          ...(partial && { partial }),
          ...(fromTool && { origin: 'tool' }),
        }}
      />
    </VitrailProvider>,
  )
}
