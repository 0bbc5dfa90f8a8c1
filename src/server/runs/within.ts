/** How long an answer waits for the store. A slower save goes on by itself, and the answer says that it is missing. */
export const SAVE_GRACE_MS = 3_000

/** What the promise resolves to, or the fallback where that takes longer. The promise itself goes on. */
export async function within<T>(promise: Promise<T>, milliseconds: number, fallback: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, milliseconds, fallback)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
