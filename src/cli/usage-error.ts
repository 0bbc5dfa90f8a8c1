/** The command was not written correctly: the message is all the person needs. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
