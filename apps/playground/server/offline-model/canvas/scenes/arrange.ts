import { mentions, type Question } from '../../question.ts'
import { type Play, say } from '../../scene.ts'
import { isNamed, meantCards, nameOf, readBoard } from '../board.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import { act, tell } from '../moves.ts'
import { sentence } from '../readable.ts'

export const removeScene: CanvasScene = {
  id: 'remove',
  suggestions: () => [{ title: 'Take one away', icon: 'trash-2', message: 'Drop the histogram' }],
  relevance: (question) =>
    mentions(question, 'remove', 'drop', 'delete', 'get rid', 'take away', 'without the', 'close') ? 10 : 0,
  *play(question): Play {
    const board = yield* readBoard()
    const [card] = meantCards(question, board)
    if (card === undefined) return yield* tell('The canvas is empty already.')
    if (!isNamed(question, card) && !mentions(question, 'it', 'that', 'last', 'this')) {
      return yield* tell(`Which one do you mean? There are ${board.map(nameOf).join(', ')}.`)
    }
    if (yield* act('remove_component', { id: card.id }))
      yield say(sentence(`${nameOf(card)} is gone. Undo brings it back.`))
  },
}

export const startOverScene: CanvasScene = {
  id: 'start-over',
  suggestions: () => [{ title: 'From the beginning', icon: 'refresh-cw', message: 'Start over' }],
  relevance: (question) =>
    mentions(
      question,
      'start over',
      'clear',
      'empty the canvas',
      'remove everything',
      'from scratch',
      'reset',
      'clean up',
    )
      ? 12
      : 0,
  *play(): Play {
    if (yield* act('clear_canvas', {})) yield say('The canvas is empty. Undo brings everything back.')
  },
}

export const placeScene: CanvasScene = {
  id: 'place',
  suggestions: () => [{ title: 'Order and width', icon: 'layout-grid', message: 'Move the plot to the top' }],
  relevance: (question) =>
    mentions(
      question,
      'move',
      'to the top',
      'to the front',
      'first place',
      'to the end',
      'to the bottom',
      'full width',
      'wider',
      'wide',
      'narrow*',
      'smaller',
      'bigger',
      'larger',
    )
      ? 10
      : 0,
  *play(question): Play {
    const board = yield* readBoard()
    const [card] = meantCards(question, board)
    if (card === undefined) return yield* tell('The canvas is empty: there is nothing to move yet.')
    const width = widthIn(question)
    if (width !== undefined) {
      if (yield* act('set_layout', { id: card.id, width }))
        yield say(sentence(`${nameOf(card)} is ${WIDTHS[width]} now.`))
      return
    }
    const toEnd = mentions(question, 'end', 'bottom', 'last', 'down')
    const moved = yield* act('move_component', toEnd ? { id: card.id } : { id: card.id, index: 0 })
    if (moved) yield say(sentence(`${nameOf(card)} stands ${toEnd ? 'last' : 'first'} now.`))
  },
}

const WIDTHS = { auto: 'as narrow as the others', wide: 'two columns wide', full: 'as wide as the canvas' }

function widthIn(question: Question): keyof typeof WIDTHS | undefined {
  if (mentions(question, 'full width', 'full', 'whole width')) return 'full'
  if (mentions(question, 'wider', 'wide', 'bigger', 'larger')) return 'wide'
  return mentions(question, 'narrow*', 'smaller') ? 'auto' : undefined
}
