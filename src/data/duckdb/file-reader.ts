import { VitrailError } from '../../core/index.ts'

export type FileFormat = 'csv' | 'parquet' | 'json'

const READERS: Record<FileFormat, string> = {
  // The whole file decides on types: a text in row 100,000 must not end the opening. Without padding one short row makes all others
  // text of a single column, or leaves them out; it does not go with parallel reading where texts break lines.
  csv: 'read_csv($1, sample_size = -1, null_padding = true, parallel = false)',
  parquet: 'read_parquet($1)',
  // Many or rare keys still become columns, not one column of maps.
  json: 'read_json($1, sample_size = -1, map_inference_threshold = -1)',
}

const FORMAT_OF: Readonly<Record<string, FileFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  parquet: 'parquet',
  pq: 'parquet',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
}

/** The table function that reads the files, its parameter `$1` a list of paths. Throws `unknown_format`. */
export function fileReader(files: readonly string[], format: FileFormat | undefined): string {
  const formats = new Set(files.map((file) => format ?? formatOf(file)))
  const [only] = formats
  if (only === undefined || formats.size > 1) {
    throw new VitrailError(
      'unknown_format',
      `Which format have ${files.join(', ') || 'no files'}? Name files of one format that end in ${Object.keys(FORMAT_OF).join(', ')} (.gz too), or set format.`,
    )
  }
  return READERS[only]
}

function formatOf(file: string): FileFormat | undefined {
  const extension = /\.(\w+)(?:\.(?:gz|zst))?$/.exec(file)?.[1]?.toLowerCase()
  return extension === undefined ? undefined : FORMAT_OF[extension]
}
