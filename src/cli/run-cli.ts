import { describeThrown, VitrailError } from '../core/index.ts'
import { REPLAY_HELP, replayCommand } from './replay/replay-command.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

type Command = (args: readonly string[], terminal: Terminal) => Promise<void>

const COMMANDS: Readonly<Record<string, { run: Command; help: string }>> = {
  replay: { run: replayCommand, help: REPLAY_HELP },
}

const HELP = `vitrail <command>

Commands
  replay <trace.json>   Rebuilds a canvas from its trace, without a model, and shows it in the browser

vitrail <command> --help says more.`

/** Runs one command line; resolves with the exit code: 0 for success, 1 for a failure, 2 for a command that was not understood. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.write(HELP)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    terminal.complain(`There is no command ${JSON.stringify(name)}.\n\n${HELP}`)
    return 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.write(command.help)
    return 0
  }
  try {
    await command.run(rest, terminal)
    return 0
  } catch (error) {
    const code = error instanceof VitrailError ? ` (${error.code})` : ''
    terminal.complain(`${describeThrown(error)}${code}`)
    return error instanceof UsageError ? 2 : 1
  }
}
