import { readUiCapabilities, type UiCapabilities } from '../../core/index.ts'
import { HttpError } from './http-error.ts'

/** The number of the last frame a client has; 0 where it has none. */
export function readAfter(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  if (!/^\d{1,15}$/.test(text)) throw invalid('"after" must be the number of a frame.')
  return Number(text)
}

/** How many rows a client wants: from 1 to `most`, which is also the default. */
export function readLimit(text: string | undefined, most: number): number {
  if (text === undefined) return most
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > most) {
    throw invalid(`"limit" must be a whole number from 1 to ${most}.`)
  }
  return limit
}

/** What a client can draw, as JSON. */
export function readCapabilitiesQuery(text: string | undefined): UiCapabilities | undefined {
  if (text === undefined) return undefined
  const result = readUiCapabilities(parseJson(text))
  if (result.ok) return result.capabilities
  throw new HttpError(400, 'invalid_query', '"uiCapabilities" has the wrong shape.', {
    issues: result.issues,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('"uiCapabilities" must be JSON.')
  }
}

function invalid(message: string): HttpError {
  return new HttpError(400, 'invalid_query', message)
}
