import { mentions } from '../../question.ts'
import { type Play, say } from '../../scene.ts'
import { nameOf, readBoard } from '../board.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import { act, tell } from '../moves.ts'
import { listed, readable } from '../readable.ts'

export const summaryScene: CanvasScene = {
  id: 'summary',
  suggestions: () => [{ title: 'Every column at a glance', icon: 'list', message: 'What is in this data?' }],
  relevance: (question) =>
    mentions(
      question,
      'in this data',
      'the data',
      'columns',
      'overview',
      'summar*',
      'at a glance',
      'dataset',
      'data set',
    )
      ? 4
      : 0,
  *play(_, { columns, dataName }): Play {
    if (!(yield* act('column_summary', {}))) return
    yield say(
      `${dataName} has ${columns.all.length} columns: ${listed(columns.all.map(({ name }) => readable(name)))}.`,
    )
  },
}

export const noteScene: CanvasScene = {
  id: 'note',
  relevance: (question) => (mentions(question, 'note', 'write down', 'remember', 'comment') ? 8 : 0),
  *play({ text }): Play {
    const written =
      /(?:note|down|remember|comment)[:,]?(?: that| saying| which says)?\s+(.+)$/is.exec(text)?.[1] ?? text
    if (yield* act('markdown_card', { title: 'Note', text: written.trim() })) yield say('Noted.')
  },
}

export const tellScene: CanvasScene = {
  id: 'tell',
  relevance: (question) =>
    mentions(
      question,
      'what is on',
      'what do you see',
      'what did i select',
      'what have i',
      'on the canvas',
      'describe the canvas',
    )
      ? 7
      : 0,
  *play(): Play {
    const board = yield* readBoard()
    if (board.length === 0) return yield* tell('The canvas is empty.')
    yield say(`There are ${board.length} cards: ${listed(board.map(nameOf))}.`)
  },
}

export const canvasHelpScene: CanvasScene = {
  id: 'help',
  relevance: () => 0.5,
  *play(_, { columns, dataName }): Play {
    yield say(
      `I build a dashboard of ${dataName} with you. Ask for a scatter plot, a histogram, a chart by group, a table, figures or a ` +
        `note; then change, move, link or drop them. The columns are ${listed(columns.all.map(({ name }) => readable(name)))}.`,
    )
  },
}
