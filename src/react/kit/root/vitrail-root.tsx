import type { ReactElement, ReactNode } from 'react'
import { useVitrail } from '../../index.ts'

interface Props {
  className?: string
  children?: ReactNode
}

/** The root of everything the stylesheet applies to. Sets the theme, the language and the direction. */
export function VitrailRoot({ className, children }: Props): ReactElement {
  const { theme, locale, dir } = useVitrail()
  return (
    <div
      className={className === undefined ? 'vitrail' : `vitrail ${className}`}
      data-vitrail-theme={theme}
      lang={locale}
      dir={dir}
    >
      {children}
    </div>
  )
}
