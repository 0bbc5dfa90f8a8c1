import { type JsonObject, mapKeyword, type ReportRepair } from '../../core/index.ts'
import { renameMembers, without } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'
import { BADGE_TONES, CALLOUT_TONES } from '../shapes/tone.ts'

/** Reads the text under another prop name, in a component that has nothing but text. */
export function readWords(props: JsonObject, report: ReportRepair): JsonObject {
  return renameMembers(props, { title: 'text', label: 'text', value: 'text' }, report)
}

const TONE_NAMES = ['variant', 'status', 'type', 'intent', 'severity'] as const

/** Reads a tone under another prop name; a variant that is not a tone is only a look and is dropped. */
function readTone(props: JsonObject, tones: readonly string[], report: ReportRepair): JsonObject {
  let read = props
  for (const name of TONE_NAMES) {
    const word = read[name]
    if (typeof word !== 'string') continue
    if (read.tone === undefined && (tones.includes(word) || mapKeyword(word, tones) !== undefined)) {
      read = renameMembers(read, { [name]: 'tone' }, report)
    } else if (name === 'variant') {
      report('style_dropped', ['variant'], `variant "${word.slice(0, 40)}" was dropped: it is a look`, {
        lossy: true,
      })
      read = without(read, 'variant')
    }
  }
  return read
}

export function readBadge(props: JsonObject, report: ReportRepair): JsonObject {
  return readIcon(readTone(readWords(props, report), BADGE_TONES, report), report)
}

/** A title alone is the text. */
export function readCallout(props: JsonObject, report: ReportRepair): JsonObject {
  const toned = readTone(props, CALLOUT_TONES, report)
  const named = renameMembers(toned, { label: 'text', message: 'text' }, report)
  return named.text === undefined ? renameMembers(named, { title: 'text' }, report) : named
}

const DEEPEST_LEVEL = 4

/** `level: "h2"`; the two HTML ranks missing from the kit become its deepest. */
export function readHeading(props: JsonObject, report: ReportRepair): JsonObject {
  const named = readWords(props, report)
  const word = typeof named.level === 'string' ? /^h([1-6])$/i.exec(named.level.trim())?.[1] : undefined
  const level = word === undefined ? named.level : Number(word)
  if (word !== undefined) report('renamed_prop', ['level'], `"${named.level}" was read as ${word}`)
  const read = level === 5 || level === 6 ? DEEPEST_LEVEL : level
  if (read !== level) report('clamped', ['level'], `${level} was read as ${DEEPEST_LEVEL}`, { lossy: true })
  return read === named.level ? named : { ...named, level: read }
}

export function readImage(props: JsonObject, report: ReportRepair): JsonObject {
  return renameMembers(props, { image: 'url', caption: 'title', altText: 'alt', description: 'alt' }, report)
}
