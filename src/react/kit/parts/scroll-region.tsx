import type { ClipboardEventHandler, ReactElement, ReactNode, Ref } from 'react'

interface Props {
  label: string
  ref?: Ref<HTMLDivElement>
  onCopy?: ClipboardEventHandler
  children: ReactNode
}

/** Scrolls content that may be wider or longer than its place, by keyboard too. */
export function ScrollRegion({ label, ref, onCopy, children }: Props): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={ref}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
      tabIndex={0}
      data-part="scroll"
      onCopy={onCopy}
    >
      {children}
    </div>
  )
}
