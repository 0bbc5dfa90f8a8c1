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

/** Keeps only the file name: no path, no leading dots. */
export function readDownload(props: JsonObject, report: ReportRepair): JsonObject {
  const named = renameMembers(props, NAMES, report)
  const { filename } = named
  const own = typeof filename === 'string' ? filename.replace(/^.*[/\\]/, '').replace(/^\.+/, '') : ''
  if (own === '' || own === filename) return named
  report('path_dropped', ['filename'], `only the file name was kept: "${own}"`, { lossy: true })
  return { ...named, filename: own }
}
