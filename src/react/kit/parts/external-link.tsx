import type { ReactElement, ReactNode } from 'react'
import { namesAnotherHost, useLinks } from '../environment/use-link.ts'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'

interface Props {
  url: unknown
  /** The words as plain text, to compare with where they lead. */
  text: string
  className?: string
  /** Drawn instead of the plain words. */
  children?: ReactNode
}

/** A link; plain words if the address is refused. Says when it leaves the page. */
export function ExternalLink({ url, text, className, children }: Props): ReactElement {
  const say = useSay()
  const target = useLinks()(url)
  const words = children ?? <bdi>{text}</bdi>
  if (target === undefined) return <span className={className}>{words}</span>
  const leaves = target.anchor.target !== undefined
  return (
    <a className={className} {...target.anchor}>
      {words}
      {leaves && <Icon name="external-link" />}
      {leaves && <span className="vt-visually-hidden"> ({say('link.external')})</span>}
      {namesAnotherHost(text, target.host) && <bdi data-part="host"> ({target.host})</bdi>}
    </a>
  )
}
