import { ServerConfig } from '../../shared/server-config.ts'

export async function fetchConfig(): Promise<ServerConfig> {
  const response = await fetch('/config')
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return ServerConfig.parse(await response.json())
}
