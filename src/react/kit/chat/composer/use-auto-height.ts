import { type RefObject, useLayoutEffect } from 'react'

/** Makes a text area as high as its text, up to the `max-block-size` of the stylesheet. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    // Read so that the height follows each text.
    const isEmpty = text === ''
    element.style.blockSize = 'auto'
    element.style.blockSize = isEmpty ? '' : `${element.scrollHeight}px`
  }, [field, text])
}
