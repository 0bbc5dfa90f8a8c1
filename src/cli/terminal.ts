/** What a command needs of the terminal it runs in. */
export interface Terminal {
  /** A line for the person or the next program. */
  write(text: string): void
  /** A line about what is wrong. */
  complain(text: string): void
  /** Resolves when the person stops the command. */
  untilStopped(): Promise<void>
}
