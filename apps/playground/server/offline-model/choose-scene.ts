import { mentions, type Question, readQuestion } from './question.ts'
import type { Scene } from './scene.ts'
import { helpScene } from './scenes/help.ts'

export interface Choice {
  scene: Scene
  question: Question
}

/** Below this, a follow-up to the previous question is the better guess. */
const SURE = 2

/** The scene for the last message. One without a subject ("and in 2014?") continues the scene before. */
export function chooseScene(scenes: readonly Scene[], said: readonly string[]): Choice {
  const question = readQuestion(said.at(-1) ?? '')
  const best = mostRelevant(scenes, question)
  if (best !== undefined && best.relevance(question) >= SURE && !opensAsFollowUp(question)) {
    return { scene: best, question }
  }
  if (said.length > 1 && looksLikeFollowUp(question)) {
    const earlier = chooseScene(scenes, said.slice(0, -1))
    if (
      earlier.scene !== helpScene &&
      (best === undefined || best === earlier.scene || !isSure(best, question))
    ) {
      return { scene: earlier.scene, question: readQuestion(question.text, earlier.question) }
    }
  }
  return { scene: best ?? helpScene, question }
}

function isSure(scene: Scene, question: Question): boolean {
  return scene.relevance(question) >= SURE
}

function mostRelevant(scenes: readonly Scene[], question: Question): Scene | undefined {
  let best: { scene: Scene; relevance: number } | undefined
  for (const scene of scenes) {
    const relevance = scene.relevance(question)
    if (relevance > 0 && relevance > (best?.relevance ?? 0)) best = { scene, relevance }
  }
  return best?.scene
}

function opensAsFollowUp({ words }: Question): boolean {
  return /^ (and|what about|how about|now|only|just|instead|same|but|also|as a) /.test(words)
}

function looksLikeFollowUp(question: Question): boolean {
  const isShort = question.words.trim().split(' ').length <= 3
  return (
    opensAsFollowUp(question) ||
    mentions(question, 'instead', 'too', 'the same') ||
    (isShort && /\d/.test(question.words))
  )
}
