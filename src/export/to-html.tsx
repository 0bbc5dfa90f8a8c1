import { renderToStaticMarkup } from 'react-dom/server'
import { type Catalog, TREE_COMPONENT, type TreeNode, toText } from '../core/index.ts'
import { type Registry, VitrailProvider, type VitrailSettings } from '../react/index.ts'
import { kitRegistry, PrintedView } from '../react/kit/index.ts'
import { writeDocument } from './document.ts'
import { drawWhole } from './draw-whole.ts'
import { readStylesheet } from './read-stylesheet.ts'

type Settings = Pick<
  VitrailSettings,
  'locale' | 'timeZone' | 'dir' | 'theme' | 'headingLevel' | 'urls' | 'messages'
>

/** How the document reads and looks. */
export interface HtmlOptions extends Partial<Settings> {
  /** Of the document. Default: the first line of its text. */
  title?: string
  /** ISO 4217, for amounts that name no currency of their own. */
  currency?: string
  /** Visuals of the app's own components; the kit's are there. */
  registry?: Registry
  /** Default: the kit's stylesheet, inlined. `css` replaces its text, `href` links to one. */
  stylesheet?: { css: string } | { href: string }
  /** Called for each node whose visual threw; it is drawn as its text. */
  onError?(error: unknown, node: TreeNode): void
}

/**
 * A tree as a whole HTML document: static, styled, without script, complete (all rows and tabs, every fold open) and fit to print. A node
 * that cannot be drawn stands as its text. Pictures of other hosts load where `urls.images` allows them.
 */
export function toHtml(catalog: Catalog, tree: TreeNode, options: HtmlOptions = {}): string {
  const { title, registry, stylesheet, onError, ...given } = options
  const settings = { locale: 'en', theme: 'light', headingLevel: 1, ...given } as const
  const visuals: Registry = registry === undefined ? kitRegistry : { ...kitRegistry, ...registry }
  const draw = (root: TreeNode): string =>
    renderToStaticMarkup(
      <VitrailProvider {...settings} catalog={catalog} registry={visuals}>
        <PrintedView part={{ type: 'ui', id: 'export', component: TREE_COMPONENT, props: { root } }} />
      </VitrailProvider>,
    )
  const textOf = (node: TreeNode, error: unknown): string => {
    onError?.(error, node)
    return toText(catalog, node, settings)
  }
  return writeDocument({
    ...settings,
    title: title ?? firstLine(toText(catalog, tree, { ...settings, dialect: 'plain' })),
    dir: settings.dir,
    stylesheet: stylesheet ?? { css: readStylesheet() },
    body: drawWhole(tree, draw, textOf),
  })
}

const LONGEST_TITLE = 120

function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const characters = Array.from(line)
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, LONGEST_TITLE).join('')}…` : line
}
