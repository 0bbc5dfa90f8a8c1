import type { Path } from '../../issues/issue.ts'
import type { Envelope, EnvelopeOptions } from './envelope.ts'

/** The node that its component says was meant, where the catalog has it: once, so that no two lead in a circle. */
export function readMeantNode(
  envelope: Envelope,
  path: Path,
  ancestors: readonly Envelope[],
  { catalog, ledger, allowInternal }: EnvelopeOptions,
): Envelope {
  const { component, props, children } = envelope
  const meant = component.readNode?.(
    { props, children },
    ancestors.map((ancestor) => ancestor.component.name),
  )
  const other = meant && catalog.get(meant.type)
  if (meant === undefined || other === undefined || (other.internal && !allowInternal)) return envelope
  ledger.repair(meant.code, path, meant.message)
  return { ...envelope, component: other, props: meant.props, children: meant.children }
}
