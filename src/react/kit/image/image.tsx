import { type CSSProperties, type ReactElement, useRef, useState } from 'react'
import type { ImageProps } from '../../../kit/index.ts'
import type { PictureSource } from '../environment/use-picture.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../parts/picture.tsx'
import { isBlank, readChoice, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

const RATIOS = ['16:9', '4:3', '1:1', '3:4', '21:9'] as const

/** Draws Image of `vitrail/kit`. */
export function Image({ url, alt, title, fit, ratio, size }: ImageProps): ReactElement {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [enlarged, setEnlarged] = useState<PictureSource>()
  const caption = readText(title)
  const words = readText(alt) || caption
  const shape = readChoice(ratio, RATIOS, undefined)
  const style: CSSProperties | undefined = shape && { aspectRatio: shape.replace(':', ' / ') }

  return (
    <figure
      className="vt-image"
      data-fit={readChoice(fit, ['contain', 'cover'], 'contain')}
      data-size={readChoice(size, ['small', 'medium', 'large'], 'medium')}
    >
      <div data-part="frame" style={style}>
        <Picture
          url={url}
          words={words}
          onEnlarge={(source) => {
            setEnlarged(source)
            dialog.current?.showModal()
          }}
        />
      </div>
      {!isBlank(caption) && <figcaption dir="auto">{caption}</figcaption>}
      <dialog
        ref={dialog}
        data-part="dialog"
        aria-label={words || say('image.untitled')}
        onClose={() => setEnlarged(undefined)}
      >
        <button
          type="button"
          className="vt-button"
          data-size="icon"
          data-part="close"
          aria-label={say('image.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
        {enlarged !== undefined && <img src={enlarged.src} alt={words} referrerPolicy="no-referrer" />}
      </dialog>
    </figure>
  )
}
