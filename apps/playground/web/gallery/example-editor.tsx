import { type ReactElement, useMemo, useState } from 'react'
import type { Component, TreeNode } from 'vitrail'
import { CopyButton } from './copy-button.tsx'
import { DrawnNode } from './drawn-node.tsx'
import { Findings } from './findings.tsx'
import { PropsForm } from './props-form.tsx'
import { readEdit } from './read-edit.ts'

/** The example with its props and its JSON to edit; the drawing follows the edits. */
export function ExampleEditor({ component, node }: { component: Component; node: TreeNode }): ReactElement {
  const [original] = useState(() => JSON.stringify(node, null, 2))
  const [text, setText] = useState(original)
  const edit = useMemo(() => readEdit(text), [text])
  const write = (tree: TreeNode): void => setText(JSON.stringify(tree, null, 2))
  return (
    <>
      <section aria-label="Example">
        <h2>Example</h2>
        <div className="pg-kit-stage">
          {edit.tree === undefined ? (
            <p className="pg-quiet">Refused; what to mend stands beside the JSON.</p>
          ) : (
            <DrawnNode node={edit.tree} />
          )}
        </div>
      </section>
      <PropsForm component={component} text={text} onTree={write} />
      <section className="pg-kit-about" aria-label="JSON">
        <div className="pg-kit-bar">
          <h2>JSON</h2>
          {text !== original && (
            <button type="button" className="pg-button" onClick={() => setText(original)}>
              Reset
            </button>
          )}
          <CopyButton text={text} label="Copy JSON" />
        </div>
        <div className="pg-kit-edit">
          <textarea
            aria-label="JSON of the example"
            spellCheck={false}
            autoCapitalize="off"
            rows={Math.min(24, Math.max(8, original.split('\n').length + 1))}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Findings edit={edit} />
        </div>
      </section>
    </>
  )
}
