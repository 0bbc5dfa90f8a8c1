import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { describeThrown, formatPath, replayTrace } from '../../core/index.ts'
import { serve } from '../../server/index.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'
import { createReplayServer } from './create-replay-server.ts'
import { loadCatalog } from './load-catalog.ts'
import { readPage } from './read-page.ts'

export const REPLAY_HELP = `vitrail replay <trace.json> [options]

Rebuilds a canvas from its trace, without a model, and shows it in the browser. What no longer fits is told and skipped.

Options
  --data <file>        CSV, Parquet or JSON that the components over data are computed from (needs @duckdb/node-api)
  --catalog <module>   A module that exports \`catalog\`, and \`data\` where its components need some.
                       Default: the kit, with the components over data
  --port <number>      Default 4330; 0 takes a free one
  --check              Only says what fits and what does not`

const DEFAULT_PORT = 4330

/** Codes of `readTrace` for what has no entries at all. */
const NO_TRACE = new Set(['not_a_trace', 'invalid_json'])

/** Runs `vitrail replay` until the person stops it; with `--check` it only checks and ends at once. */
export async function replayCommand(args: readonly string[], terminal: Terminal): Promise<void> {
  const { file, port, check, catalogModule, dataFile } = readArguments(args)
  const trace = await readText(file)
  const { catalog, data, close } = await loadCatalog({ catalogModule, dataFile })
  try {
    const replay = replayTrace(trace, catalog, { data })
    for (const { path, message } of replay.issues) {
      terminal.complain(path.length === 0 ? `${file}: ${message}` : `entry ${formatPath(path)}: ${message}`)
    }
    if (replay.issues.some(({ code, path }) => path.length === 0 && NO_TRACE.has(code)))
      throw new UsageError(`${file} holds no trace.`)
    const count = Object.keys(replay.snapshot.instances).length
    const skipped =
      replay.skipped.length === 0 ? '' : `, skipped ${counted(replay.skipped.length, 'entry', 'entries')}`
    terminal.write(`${file}: ${counted(count, 'card', 'cards')}${skipped}`)
    if (check) return
    const page = await readPage()
    const server = await createReplayServer({
      catalog,
      data,
      trace: replay.canvas.trace(),
      page,
      title: basename(file),
    })
    const { url, close: stop } = await serve(server, { port })
    terminal.write(`${url}  (Ctrl+C stops it)`)
    await terminal.untilStopped()
    await stop()
  } finally {
    await close()
  }
}

interface ReplayArguments {
  file: string
  port: number
  check: boolean
  catalogModule: string | undefined
  dataFile: string | undefined
}

function readArguments(args: readonly string[]): ReplayArguments {
  const { values, positionals } = parse(args)
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0)
    throw new UsageError('Name one trace: vitrail replay trace.json')
  const port = Number(values.port ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port takes a whole number up to 65535; got ${JSON.stringify(values.port)}.`)
  }
  return { file, port, check: values.check ?? false, catalogModule: values.catalog, dataFile: values.data }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        catalog: { type: 'string' },
        port: { type: 'string' },
        check: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(describeThrown(error))
  }
}

async function readText(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8')
    return text.replace(/^\uFEFF/, '')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${describeThrown(error)}`)
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
