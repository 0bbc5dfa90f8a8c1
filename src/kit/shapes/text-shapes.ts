import * as z from 'zod'

/** Unicode code points, which is how JSON Schema counts a string. */
export function codePoints(text: string): number {
  // A string is never longer in code points than in UTF-16 units; most need no walk.
  let count = text.length
  for (let i = 0; i < text.length - 1; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(i + 1)
      if (next >= 0xdc00 && next <= 0xdfff) count--
    }
  }
  return count
}

const fits = (limit: number) => (text: string) => text.length <= limit || codePoints(text) <= limit

/** The reading clips longer text, so this check only guards text that has not been read. */
function clipped(shape: string, limit: number) {
  return z
    .string()
    .refine(fits(limit), { error: `at most ${limit} characters`, params: { code: 'too_long' } })
    .meta({ 'x-shape': shape, maxLength: limit })
}

/** Never clipped: long text is shown whole or returned to the model. */
function refused(shape: string, limit: number, missing?: string) {
  return z
    .string(missing)
    .refine(fits(limit), {
      error: (issue) =>
        `${typeof issue.input === 'string' ? codePoints(issue.input) : 'too many'} characters; at most ${limit}: shorten it or split it over several components`,
      params: { code: 'too_long' },
    })
    .meta({ 'x-shape': shape, maxLength: limit })
}

export const Label = clipped('label', 120)
export const Title = clipped('title', 200)
export const Line = clipped('line', 500)
export const Cell = clipped('cell', 2_000)
export const Prose = refused('prose', 8_000)
export const MarkdownDoc = refused('doc', 20_000)
export const Doc = refused('doc', 60_000)

/** A Doc whose absence has a reason that is worth telling. */
export function DocOr(missing: string) {
  return refused('doc', 60_000, missing)
}

/** The words on a control: they may not be blank. */
export const ControlLabel = Label.refine((text) => text.trim() !== '', {
  error: 'must not be blank: a control is named by its label',
}).meta({ 'x-shape': 'label', minLength: 1, maxLength: 120 })
