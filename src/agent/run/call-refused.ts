import { formatIssues, type Issue } from '../../core/index.ts'

const refusals = new WeakSet<object>()

/** What a tool throws where it refuses a call for what is wrong with its arguments. Its message is meant for the model. */
export class CallRefused extends Error {
  readonly reason: string
  readonly issues: readonly Issue[]

  constructor(reason: string, issues: readonly Issue[]) {
    super(`${reason}\n${formatIssues(issues)}`)
    this.name = 'CallRefused'
    this.reason = reason
    this.issues = issues
    refusals.add(this)
  }
}

/** Does not touch what was thrown: a proxy may throw when it is looked at. */
export function isCallRefused(thrown: unknown): thrown is CallRefused {
  return typeof thrown === 'object' && thrown !== null && refusals.has(thrown)
}
