import { join } from 'node:path'
import { serve } from 'vitrail/server'
import { buildWeb } from './build-web.ts'
import { createPlayground } from './create-playground.ts'
import { requireFreePort } from './require-free-port.ts'

const DEFAULT_PORT = 4321

async function main(): Promise<void> {
  const port = readPort(process.env.PORT)
  await requireFreePort(port)
  const root = process.env.INIT_CWD ?? process.cwd()
  const playground = await createPlayground({
    environment: process.env,
    databaseFile: join(root, '.vitrail', 'playground.db'),
  })
  console.log('Preparing the page…')
  await buildWeb()
  const { url, close } = await serve(playground, { port })

  const { model, store } = playground.config
  console.log(`\n  Vitrail playground  ${url}\n`)
  console.log(
    model.kind === 'offline'
      ? '  Model   offline: scripted answers over real data.\n' +
          '          Set ANTHROPIC_API_KEY, OPENAI_API_KEY, or OPENAI_BASE_URL and VITRAIL_MODEL for a real one.'
      : `  Model   ${model.label}`,
  )
  console.log(`  Store   ${store.warning ?? '.vitrail/playground.db'}\n`)

  const stop = (): void => {
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function readPort(written: string | undefined): number {
  if (written === undefined || written.trim() === '') return DEFAULT_PORT
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT must be a whole number up to 65535; got ${JSON.stringify(written)}.`)
}

function fail(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const port = process.env.PORT ?? DEFAULT_PORT
  if (isTaken) {
    console.error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=4400 npm start`)
  } else {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(1)
}

main().catch(fail)
