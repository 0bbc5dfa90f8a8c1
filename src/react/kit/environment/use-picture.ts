import { useCallback } from 'react'
import { readAddress } from '../../../core/index.ts'
import { type UrlSettings, useViewFromTool, useVitrail } from '../../index.ts'

export interface PictureSource {
  readonly src: string
  readonly host: string
  /** The person must allow the host first. */
  readonly ask: boolean
}

/** Checks picture addresses by the rule of the provider, which applies to what models write; undefined for a refused one. */
export function usePictures(): (url: unknown) => PictureSource | undefined {
  const { urls } = useVitrail()
  const fromTool = useViewFromTool()
  return useCallback((url) => readPicture(url, urls, fromTool), [urls, fromTool])
}

function readPicture(url: unknown, urls: UrlSettings, fromTool: boolean): PictureSource | undefined {
  const read = readAddress(url, 'image', { relative: urls.relative === true, dataImages: true })
  if (!read.ok) return undefined
  if (!URL.canParse(read.url)) return { src: read.url, host: '', ask: false }
  const { protocol, host } = new URL(read.url)
  if (protocol === 'data:') return { src: read.url, host: '', ask: false }
  const rule = urls.images ?? 'ask'
  if (typeof rule === 'function') return { src: rule(read.url), host, ask: false }
  const allowed = fromTool || rule === 'any' || (rule !== 'ask' && rule.includes(host))
  return { src: read.url, host, ask: !allowed }
}
