/** A mistake of the developer: what happened and what to do about it. Model and user data never throw. */
export class VitrailError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'VitrailError'
    this.code = code
  }
}

/** The one funnel from anything thrown to a `VitrailError`; keeps one that is already there. */
export function toVitrailError(thrown: unknown, code = 'unexpected'): VitrailError {
  if (isVitrailError(thrown)) return thrown
  return new VitrailError(code, describeThrown(thrown), { cause: thrown })
}

function isVitrailError(thrown: unknown): thrown is VitrailError {
  try {
    return thrown instanceof VitrailError
  } catch {
    return false // A proxy that refuses to say what it is.
  }
}

/** The message of anything thrown, never empty. Never throws: proxies and getters may. */
export function describeThrown(thrown: unknown): string {
  try {
    const message: unknown = thrown instanceof Error ? thrown.message : thrown
    return typeof message === 'string' && message !== '' ? message : UNKNOWN
  } catch {
    return UNKNOWN
  }
}

const UNKNOWN = 'an unknown error'
