import type { ReactElement } from 'react'
import type { LinkProps } from '../../../kit/index.ts'
import { ExternalLink } from '../parts/external-link.tsx'
import { isBlank, readText } from '../read/lenient.ts'

/** Draws Link of `vitrail/kit`. */
export function Link({ text, url }: LinkProps): ReactElement | null {
  const words = readText(text)
  if (isBlank(words)) return null
  return <ExternalLink className="vt-link" url={url} text={words} />
}
