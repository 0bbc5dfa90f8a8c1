import type { ReactElement } from 'react'

/** Longer text is cut: a panel is for looking at, not for storage. */
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
