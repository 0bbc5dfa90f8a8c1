/** Runs one piece of work at a time, in the order they were handed in. A rejection is its caller's alone. */
export function createSerial(): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = tail.then(work)
    tail = run.catch(() => undefined)
    return run
  }
}
