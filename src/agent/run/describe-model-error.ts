import { describeThrown, VitrailError } from '../../core/index.ts'

interface RunError {
  code: string
  message: string
}

/** What a person is told when the model could not be asked. Nothing secret: a provider's 401 may quote a key. */
export function describeModelError(thrown: unknown): RunError {
  if (thrown instanceof VitrailError) return { code: thrown.code, message: thrown.message }
  const cause = lastError(thrown)
  const status = statusOf(cause)
  const said = describeThrown(cause).slice(0, 300)
  if (status === 401 || status === 403) {
    return { code: 'model_auth', message: `The model's provider refused the credentials (${status}).` }
  }
  if (status === 429)
    return { code: 'model_rate_limit', message: 'The model is busy: too many requests. Try again soon.' }
  if (status !== undefined && status >= 500) {
    return {
      code: 'model_unavailable',
      message: `The model's provider has a problem (${status}). Try again soon.`,
    }
  }
  if (status !== undefined) {
    return { code: 'model_refused', message: `The model's provider refused the request (${status}): ${said}` }
  }
  return { code: 'model_error', message: `The model failed: ${said}` }
}

/** The AI SDK wraps what its retries ran into. */
function lastError(thrown: unknown): unknown {
  return thrown instanceof Error && 'lastError' in thrown ? thrown.lastError : thrown
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
