import { percentile } from './statistics.mjs'

/**
 * Runs `work(tick)` once. `work` calls `tick()` after every step; reported are the whole time, the CPU time of the process
 * (all its threads) and the steps' times, in milliseconds.
 */
export async function measure(steps, work) {
  const ends = new Float64Array(steps)
  let count = 0
  const tick = () => {
    ends[count] = performance.now()
    count += 1
  }
  const cpuBefore = process.cpuUsage()
  const begin = performance.now()
  await work(tick)
  const wall = performance.now() - begin
  const cpu = process.cpuUsage(cpuBefore)
  const times = ends.slice(0, count).map((end, index) => end - (index === 0 ? begin : ends[index - 1]))
  return {
    wall,
    cpu: (cpu.user + cpu.system) / 1000,
    p999: percentile(times, 0.999),
    worst: percentile(times, 1),
    steps: count,
  }
}
