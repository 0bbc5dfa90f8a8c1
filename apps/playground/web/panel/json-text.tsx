import type { ReactElement } from 'react'

/** More characters than this are cut: a panel is for looking, not for storing. */
const MOST = 40_000

export function JsonText({ value, label }: { value: unknown; label: string }): ReactElement {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'undefined')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="pg-json" tabIndex={0} aria-label={label}>
      <pre>
        {text.length > MOST ? `${text.slice(0, MOST)}\n… ${text.length - MOST} more characters` : text}
      </pre>
    </section>
  )
}
