import type { CanvasInstance, Catalog, JsonObject, TreeNode } from '../../../../core/index.ts'
import { isBlank } from '../../read/lenient.ts'

/** What a card is called: by its own props, else by its component. */
export function cardTitle(
  { component, props }: Pick<CanvasInstance, 'component' | 'props'>,
  catalog: Catalog | undefined,
): string {
  return titleOf(props) ?? textOf(props.label) ?? catalog?.get(component)?.title ?? component
}

/** What a card is called where it is read: as it bears it once it is drawn. */
export function shownTitle(
  instance: Pick<CanvasInstance, 'component' | 'props'>,
  node: TreeNode | undefined,
  catalog: Catalog | undefined,
): string {
  return liftTitle(instance, node, catalog).title
}

interface TitledView {
  readonly title: string
  /** The drawing shows its title itself, so the card must not show it twice. */
  readonly isSaid: boolean
  readonly node: TreeNode | undefined
}

/** The title that a card bears, and what is left to draw: the title of the drawn root is lifted into the head of the card. */
export function liftTitle(
  instance: Pick<CanvasInstance, 'component' | 'props'>,
  node: TreeNode | undefined,
  catalog: Catalog | undefined,
): TitledView {
  const own = cardTitle(instance, catalog)
  if (node === undefined) return { title: own, isSaid: false, node }
  const drawn = titleOf(node.props)
  if (drawn === undefined) return { title: own, isSaid: node.props.label === own, node }
  const required = catalog?.get(node.type)?.jsonSchema?.required
  if (Array.isArray(required) && required.includes('title')) return { title: drawn, isSaid: true, node }
  const { title: _, ...props } = node.props
  return { title: drawn, isSaid: false, node: { ...node, props } }
}

function titleOf({ title }: JsonObject): string | undefined {
  return textOf(title)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !isBlank(value) ? value : undefined
}
