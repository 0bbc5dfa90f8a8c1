import type { Schedule } from './create-store.ts'

/** Hidden tabs get no animation frames; they are told this many milliseconds later instead. */
const HIDDEN_DELAY = 100

/** The next animation frame; where there are none, the next task. */
export const scheduleFrame: Schedule = (task) => {
  if (typeof requestAnimationFrame === 'undefined') {
    const timer = setTimeout(task, 0)
    return () => clearTimeout(timer)
  }
  const run = (): void => {
    callOff()
    task()
  }
  const frame = requestAnimationFrame(run)
  const timer = setTimeout(run, HIDDEN_DELAY)
  const callOff = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return callOff
}
