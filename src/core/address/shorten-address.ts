const MAX_SHOWN = 48

/** Host and path of an address for a person, cut in the middle; anything that is not an address reads as written. */
export function shortenAddress(address: string, most = MAX_SHOWN): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const shown =
    url.protocol === 'mailto:'
      ? url.pathname
      : `${url.host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}`
  if (shown.length <= most) return shown
  const kept = most - 1
  return `${shown.slice(0, Math.ceil(kept / 2))}…${shown.slice(-Math.floor(kept / 2))}`
}
