import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const NAMES = {
  title: 'label',
  name: 'filename',
  fileName: 'filename',
  file: 'filename',
  content: 'text',
  contents: 'text',
  data: 'text',
  mimeType: 'mime',
  type: 'mime',
  contentType: 'mime',
}

/** The file's own name stands at the end of a path, behind any leading dots. */
export function readDownload(props: JsonObject, report: ReportRepair): JsonObject {
  const named = renameMembers(props, NAMES, report)
  const { filename } = named
  const own = typeof filename === 'string' ? filename.replace(/^.*[/\\]/, '').replace(/^\.+/, '') : ''
  if (own === '' || own === filename) return named
  report('path_dropped', ['filename'], `the path was taken off: "${own}"`, { lossy: true })
  return { ...named, filename: own }
}
