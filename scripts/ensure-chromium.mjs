// The browser tests drive a real Chromium: CHROMIUM_PATH, or Debian's. On Debian it is installed when it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
}

/** Installs Debian's Chromium where there is none. Throws, saying what to do, where that is not possible. */
export function ensureChromium() {
  if (existsSync(chromiumPath())) return
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!canInstall) {
    throw new Error(
      `No Chromium at ${chromiumPath()}: install it, or set CHROMIUM_PATH to one. The browser tests need it.`,
    )
  }
  process.stdout.write('Installing Chromium …\n')
  const run = (args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run(['update', '-qq'])
  const installed = run([
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-noto-core',
    'fonts-noto-color-emoji',
  ])
  if (installed.status !== 0 || !existsSync(chromiumPath()))
    throw new Error('apt-get could not install Chromium')
}
