import { type ReactElement, useId } from 'react'
import { type TextDialect, type TreeNode, toText } from 'vitrail'
import { kitCatalog } from './kit-groups.ts'

const DIALECTS: readonly [TextDialect, string][] = [
  ['plain', 'Plain, for a terminal'],
  ['markdown', 'Markdown'],
  ['chat', 'Chat, for messengers'],
]

/** The text of the example, for where nothing can be drawn. */
export function TextForms({ node }: { node: TreeNode }): ReactElement {
  const id = useId()
  return (
    <section className="pg-kit-about" aria-label="Text">
      <h2>Text</h2>
      <div className="pg-kit-texts">
        {DIALECTS.map(([dialect, title]) => (
          <figure key={dialect}>
            <figcaption id={`${id}${dialect}`}>{title}</figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section className="pg-kit-scroll" tabIndex={0} aria-labelledby={`${id}${dialect}`}>
              <pre>{toText(kitCatalog, node, { dialect, currency: 'USD' }) || '(nothing)'}</pre>
            </section>
          </figure>
        ))}
      </div>
    </section>
  )
}
