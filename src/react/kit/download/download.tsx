import { type ReactElement, useId } from 'react'
import { readAddress } from '../../../core/index.ts'
import type { DownloadProps } from '../../../kit/index.ts'
import { useViewFinal, useVitrail } from '../../index.ts'
import { useFormat } from '../environment/use-format.ts'
import { ButtonFace } from '../parts/action-button.tsx'
import { safeFileName, saveFile } from '../parts/save-file.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { defuseCsv } from './defuse-csv.ts'
import { readMime } from './read-mime.ts'

/** A file to save: written here, or at an address. Says its name and, where it is known, its size. */
export function Download(props: DownloadProps): ReactElement | null {
  const write = useFormat()
  const final = useViewFinal()
  const { urls } = useVitrail()
  const noteId = useId()
  const label = readText(props.label)
  const name = safeFileName(readText(props.filename))
  const text = typeof props.text === 'string' ? props.text : undefined
  const address = readAddress(props.url, 'download', { relative: urls.relative === true })
  const hint = readText(props.hint)
  if (isBlank(label)) return null

  const mime = readMime(props.mime, name)
  const contents = text === undefined ? '' : mime === 'text/csv' ? defuseCsv(text) : text
  const size = text === undefined ? '' : write(new TextEncoder().encode(contents).length, { format: 'bytes' })
  const offered = final && (text !== undefined || address.ok)
  const face = <ButtonFace label={label} icon="download" />

  return (
    <div className="vt-download">
      {offered && text === undefined && address.ok ? (
        <a
          className="vt-button"
          href={address.url}
          download={name}
          rel="noopener noreferrer nofollow"
          aria-describedby={noteId}
        >
          {face}
        </a>
      ) : (
        <button
          type="button"
          className="vt-button"
          disabled={!offered}
          aria-describedby={noteId}
          onClick={() => saveFile(name, mime, contents)}
        >
          {face}
        </button>
      )}
      <span data-part="note" id={noteId} className="vt-hint">
        <bdi>{name}</bdi>
        {size !== '' && (
          <>
            {' · '}
            <bdi>{size}</bdi>
          </>
        )}
        {!isBlank(hint) && (
          <>
            {' · '}
            <bdi>{hint}</bdi>
          </>
        )}
      </span>
    </div>
  )
}
