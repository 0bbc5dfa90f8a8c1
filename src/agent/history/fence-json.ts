/** JSON in a fence that no text inside it can close. */
export function fenceJson(value: unknown): string {
  const json = JSON.stringify(value)
  const longest = Math.max(2, ...(json.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}json\n${json}\n${fence}`
}
