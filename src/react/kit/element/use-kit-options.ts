import { type RenderOptions, useRenderOptions } from '../../index.ts'
import { kitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import { kitFallback } from './kit-fallback.tsx'

/** The placeholder and fallback of the kit, where the app set none of its own. */
export function useKitOptions(
  ownFallback: RenderOptions['fallback'] = kitFallback,
): Pick<RenderOptions, 'fallback' | 'placeholder'> {
  const { fallback, placeholder } = useRenderOptions()
  return {
    fallback: fallback === undefined ? ownFallback : fallback,
    placeholder: placeholder === undefined ? kitPlaceholder : placeholder,
  }
}
