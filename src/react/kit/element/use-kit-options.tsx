import type { ReactNode } from 'react'
import { type NodeProblem, type RenderOptions, useRenderOptions } from '../../index.ts'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { kitPlaceholder } from '../placeholder/kit-placeholder.tsx'

/** The kit's placeholder and text form, where the app set none of its own. */
export function useKitOptions(): Pick<RenderOptions, 'fallback' | 'placeholder'> {
  const { fallback, placeholder } = useRenderOptions()
  return {
    fallback: fallback === undefined ? kitFallback : fallback,
    placeholder: placeholder === undefined ? kitPlaceholder : placeholder,
  }
}

function kitFallback({ text }: NodeProblem): ReactNode {
  return text === '' ? null : <MarkdownText text={text} />
}
