import type { ReactElement, ReactNode } from 'react'

/** One of many drawings side by side, under its name. */
export function StateBox(props: { title: string; narrow?: boolean; children: ReactNode }): ReactElement {
  const { title, narrow = false, children } = props
  return (
    <section className="pg-kit-state" aria-label={title}>
      <h3>{title}</h3>
      <div className="pg-kit-stage">{narrow ? <div className="pg-kit-280">{children}</div> : children}</div>
    </section>
  )
}
