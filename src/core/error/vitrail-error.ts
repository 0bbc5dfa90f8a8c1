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
  if (thrown instanceof VitrailError) return thrown
  return new VitrailError(code, describeThrown(thrown), { cause: thrown })
}

/** The message of anything thrown, never empty. */
export function describeThrown(thrown: unknown): string {
  if (thrown instanceof Error && thrown.message !== '') return thrown.message
  if (typeof thrown === 'string' && thrown !== '') return thrown
  return 'an unknown error'
}
