import { formatIssues, formatPath, type Issue, isPlainObject, type Repair } from '../../core/index.ts'

interface ToldView {
  id: string
  component: string
  fallbackText?: string
  shownAsText?: readonly string[]
}

interface CallReport {
  output?: unknown
  repairs?: readonly Repair[]
  issues?: readonly Issue[]
  views?: readonly ToldView[]
}

/** How many characters of a view's text the model is told, where the person saw that text instead. */
const MAX_TEXT = 2_000

/** What a call's result does not say: what was changed in its arguments, what became of it, and what the person was shown. */
export function callNotes({ output, repairs = [], issues = [], views = [] }: CallReport): string[] {
  const notes: string[] = []
  for (const { path, message, lossy } of repairs) {
    if (lossy) notes.push(`Changed in your arguments, at ${formatPath(path)}: ${message}`)
  }
  const warnings = issues.filter((issue) => issue.severity === 'warning')
  if (warnings.length > 0) notes.push(`Shown with changes: ${formatIssues(warnings)}`)
  for (const view of views) notes.push(...viewNotes(view, output))
  return notes
}

function viewNotes(
  { id, component, fallbackText = '', shownAsText = [] }: ToldView,
  output: unknown,
): string[] {
  if (shownAsText.length > 0) {
    const seen = fallbackText.slice(0, MAX_TEXT)
    return [
      `The person's client cannot draw ${shownAsText.join(', ')}; they read the text instead. View "${id}" as text: ${seen}`,
    ]
  }
  const isTold = isPlainObject(output) && output.id === id
  return isTold ? [] : [`Shown to the person: ${component}, view "${id}"`]
}
