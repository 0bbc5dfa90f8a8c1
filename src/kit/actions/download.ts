import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { ControlLabel, codePoints, Doc, Line } from '../shapes/text-shapes.ts'
import { Url } from '../shapes/url.ts'
import { readDownload } from './download.read.ts'

const MIMES = ['text/plain', 'text/csv', 'text/markdown', 'application/json', 'text/calendar'] as const

/** The file name endings that fit each MIME type. */
const ENDINGS: Readonly<Record<(typeof MIMES)[number], RegExp>> = {
  'text/plain': /\.(?:txt|log|text)$/i,
  'text/csv': /\.csv$/i,
  'text/markdown': /\.(?:md|markdown)$/i,
  'application/json': /\.(?:json|geojson)$/i,
  'text/calendar': /\.ics$/i,
}

const props = z
  .strictObject({
    label: ControlLabel,
    filename: Line.regex(/^[^/\\.][^/\\]*$/, 'a file name without a path or a leading dot'),
    url: Url('download', true).optional(),
    text: Doc.optional(),
    mime: z.enum(MIMES).optional(),
    hint: Line.optional(),
  })
  .refine(({ url, text }) => (url === undefined) !== (text === undefined), {
    error: 'give the contents of the file in text, or its address in url',
    path: ['text'],
  })
  .refine(({ text, mime, filename }) => text === undefined || fitsEnding(filename, mime), {
    error: `the ending must fit the MIME type, one of: ${MIMES.join(', ')}`,
    path: ['filename'],
  })

/** The validated props of a Download. */
export type DownloadProps = z.infer<typeof props>

/** A file to save. */
export const Download = defineComponent({
  name: 'Download',
  description: 'A file to save',
  props,
  read: readDownload,
  events: ['click'],
  fills: 'url',
  streaming: 'complete',
  skeleton: 'button',
  aliases: { FileDownload: {} },
  fallbackText({ label, filename, url }, _children, text) {
    const named = `${label.trim()} (${filename.trim()})`
    return url === undefined ? text.text(named) : text.link(named, url)
  },
  cost: ({ text }) => 1 + Math.ceil(codePoints(text ?? '') / 100),
  example: {
    props: {
      label: 'Save the stops',
      filename: 'stops.csv',
      text: 'stop,time\nKragerø,9:40',
      mime: 'text/csv',
    },
  },
})

function fitsEnding(filename: string, mime: (typeof MIMES)[number] | undefined): boolean {
  return mime === undefined
    ? MIMES.some((each) => ENDINGS[each].test(filename))
    : ENDINGS[mime].test(filename)
}
