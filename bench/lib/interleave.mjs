/**
 * Runs every task once a round, so that a change in the machine's pace affects all of them alike. A task is `{ id, rounds, run }`;
 * gives a map of id to results.
 */
export async function interleave(tasks, { onDone = () => {} } = {}) {
  const results = new Map(tasks.map((task) => [task.id, []]))
  const rounds = Math.max(...tasks.map((task) => task.rounds))
  for (let round = 0; round < rounds; round += 1) {
    for (const task of tasks) {
      if (round >= task.rounds) continue
      results.get(task.id).push(await task.run())
      onDone(task.id, round)
    }
  }
  return results
}
