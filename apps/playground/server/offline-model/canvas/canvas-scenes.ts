import type { Scene } from '../scene.ts'
import type { CanvasScene, CanvasSetting } from './canvas-scene.ts'
import { addBoxesScene } from './scenes/add-boxes.ts'
import { addChartScene } from './scenes/add-chart.ts'
import { addHistogramScene } from './scenes/add-histogram.ts'
import { addScatterScene } from './scenes/add-scatter.ts'
import { addTableScene, linkScene } from './scenes/add-table.ts'
import { placeScene, removeScene, startOverScene } from './scenes/arrange.ts'
import { changeScene } from './scenes/change.ts'
import { canvasHelpScene, noteScene, summaryScene, tellScene } from './scenes/tell.ts'

/** In the order in which their suggestions are shown. */
const CANVAS_SCENES: readonly CanvasScene[] = [
  addScatterScene,
  changeScene,
  linkScene,
  addHistogramScene,
  addChartScene,
  addBoxesScene,
  summaryScene,
  placeScene,
  removeScene,
  startOverScene,
  addTableScene,
  noteScene,
  tellScene,
  canvasHelpScene,
]

/** The conversations about a canvas over one data set. */
export function canvasScenes(setting: CanvasSetting): Scene[] {
  return CANVAS_SCENES.map((scene) => ({
    id: scene.id,
    suggestions: scene.suggestions?.(setting) ?? [],
    relevance: (question) => scene.relevance(question, setting),
    play: (question) => scene.play(question, setting),
  }))
}
