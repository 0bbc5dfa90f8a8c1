import type { Question } from './question.ts'
import type { CallMove, CallResult, Move, Scene } from './scene.ts'

/**
 * What to do in this step. A model keeps nothing between its steps: the scene is played again from the start, each call that was
 * made is answered from the prompt, and what comes after the last answered call is this step's: talk, then at most one call.
 */
export function nextMoves(
  scene: Scene,
  question: Question,
  results: readonly CallResult[],
  isOffered: (tool: string) => boolean,
): Move[] {
  const play = scene.play(question)
  let moves: Move[] = []
  let answered = 0
  let step = play.next()
  while (step.done !== true) {
    const move = step.value
    if (!isCall(move)) {
      moves.push(move)
      step = play.next()
    } else if (!isOffered(move.tool)) {
      step = play.next({ ok: false, denied: false, message: `${move.tool} is not offered here.` })
    } else if (answered < results.length) {
      moves = []
      step = play.next(results[answered])
      answered += 1
    } else {
      moves.push(move)
      break
    }
  }
  return moves
}

export function isCall(move: Move): move is CallMove {
  return move.do === 'call' || move.do === 'write'
}
