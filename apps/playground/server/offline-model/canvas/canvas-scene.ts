import type { Question } from '../question.ts'
import type { Play, Suggestion } from '../scene.ts'
import type { Columns } from './columns.ts'

/** What a scene of the canvas knows about its data set. */
export interface CanvasSetting {
  columns: Columns
  /** The name people know the data set by. */
  dataName: string
}

/** One kind of request about a canvas. */
export interface CanvasScene {
  id: string
  suggestions?(setting: CanvasSetting): Suggestion[]
  /** How well the question matches; 0: not at all. */
  relevance(question: Question, setting: CanvasSetting): number
  play(question: Question, setting: CanvasSetting): Play
}
