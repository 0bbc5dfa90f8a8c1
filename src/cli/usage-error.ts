/** The command was not written as it must be: its message is all the person needs. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
