import type { Question } from '../question.ts'
import type { Play, Suggestion } from '../scene.ts'
import type { Columns } from './columns.ts'

/** What a scene of the canvas knows of the data set beside it. */
export interface CanvasSetting {
  columns: Columns
  /** The data set, as people know it. */
  dataName: string
}

/** One kind of request about a canvas. */
export interface CanvasScene {
  id: string
  suggestions?(setting: CanvasSetting): Suggestion[]
  /** How surely the question is one of these; 0: it is not. */
  relevance(question: Question, setting: CanvasSetting): number
  play(question: Question, setting: CanvasSetting): Play
}
