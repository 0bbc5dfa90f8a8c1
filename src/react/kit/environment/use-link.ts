import { useCallback } from 'react'
import { readAddress } from '../../../core/index.ts'
import { useVitrail } from '../../index.ts'

interface LinkTarget {
  readonly href: string
  /** The host it leads to, in ASCII; '' for links within the page and mail addresses. */
  readonly host: string
  /** The other attributes of the anchor. */
  readonly anchor: { href: string; target?: '_blank'; rel?: string }
}

/** Checks link addresses by the rule of the provider; undefined for a refused one, whose words stay plain text. */
export function useLinks(): (url: unknown) => LinkTarget | undefined {
  const { urls } = useVitrail()
  const relative = urls.relative === true
  return useCallback((url) => readLink(url, relative), [relative])
}

function readLink(url: unknown, relative: boolean): LinkTarget | undefined {
  const read = readAddress(url, 'link', { relative })
  if (!read.ok) return undefined
  const href = read.url
  if (!URL.canParse(href)) return { href, host: '', anchor: { href } }
  const { protocol, host } = new URL(href)
  if (protocol === 'mailto:') return { href, host: '', anchor: { href, rel: 'nofollow' } }
  return { href, host, anchor: { href, target: '_blank', rel: 'noopener noreferrer nofollow' } }
}

const NAMES_HOST = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/:?#]\S*)?$/u

/** Whether the words look like an address on another host than that of the link. */
export function namesAnotherHost(words: string, host: string): boolean {
  const named = NAMES_HOST.exec(words.trim())?.[1]
  if (named === undefined || host === '') return false
  const ascii = URL.canParse(`https://${named}`) ? new URL(`https://${named}`).host : named
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(ascii) !== bare(host)
}
