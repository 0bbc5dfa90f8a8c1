/** Closes the marks that are open at the end of a run of text, and holds back incomplete ones. */
export function closeInline(text: string): string {
  const open: string[] = []
  let out = ''
  let at = markerEnd(text)
  out = text.slice(0, at)

  while (at < text.length) {
    const character = text[at] ?? ''
    if (character === '\\') {
      // A lone backslash at the end is half of an escape.
      out += at + 1 < text.length ? text.slice(at, at + 2) : ''
      at += 2
    } else if (character === '`') {
      const ticks = runAt(text, at)
      const end = findTicks(text, at + ticks.length, ticks)
      if (end === undefined) return closeAll(out + closeCode(text.slice(at), ticks), open)
      out += text.slice(at, end)
      at = end
    } else if (character === '[' || (character === '!' && text[at + 1] === '[')) {
      const link = linkAt(text, at)
      if (link === undefined) return closeAll(trimRun(out + openLinkText(text.slice(at))), open)
      out += text.slice(at, link)
      at = link
    } else if (character === '*' || character === '_' || character === '~') {
      const run = runAt(text, at)
      if (at + run.length === text.length) return closeAll(endRun(out, run, open), open)
      takeRun(run, text[at - 1], text[at + run.length], open)
      out += run
      at += run.length
    } else {
      out += character
      at++
    }
  }
  return closeAll(out, open)
}

/** The index after the mark of a list item, a quote or a heading. */
function markerEnd(text: string): number {
  return /^\s*(?:(?:[-*+]|\d{1,9}[.)]|>|#{1,6})\s+)*(?:\[[ xX]\]\s+)?/.exec(text)?.[0].length ?? 0
}

function runAt(text: string, at: number): string {
  let end = at + 1
  while (text[end] === text[at]) end++
  return text.slice(at, end)
}

/** The index after the equally long run of backticks that closes a code span. */
function findTicks(text: string, from: number, ticks: string): number | undefined {
  for (let at = text.indexOf('`', from); at !== -1; at = text.indexOf('`', at)) {
    const run = runAt(text, at)
    at += run.length
    if (run.length === ticks.length) return at
  }
  return undefined
}

function closeCode(rest: string, ticks: string): string {
  const content = rest.slice(ticks.length)
  const body = content.replace(/`+$/, '')
  return body.trim() === '' ? '' : `${ticks}${body}${ticks}`
}

/** The index after a link, an image or bracketed words that are not a link; undefined while still open. */
function linkAt(text: string, at: number): number | undefined {
  const close = text.indexOf(']', at)
  if (close === -1 || close === text.length - 1) return undefined
  if (text[close + 1] !== '(') return close + 1
  const end = text.indexOf(')', close)
  return end === -1 ? undefined : end + 1
}

/** The words of a link whose address is still missing; nothing for an image. */
function openLinkText(rest: string): string {
  if (rest.startsWith('!')) return ''
  return rest.slice(1).replace(/\][\s\S]*$/, '')
}

function takeRun(run: string, before: string | undefined, after: string | undefined, open: string[]): void {
  const spaceBefore = before === undefined || /\s/.test(before)
  const spaceAfter = after === undefined || /\s/.test(after)
  const top = open.at(-1)
  if (!spaceBefore && top !== undefined && run.startsWith(top)) {
    open.pop()
    if (run.length > top.length) takeRun(run.slice(top.length), before, after, open)
    return
  }
  const wordBefore = before !== undefined && /[\p{L}\p{N}]/u.test(before)
  if (spaceAfter || wordBefore) return
  if (run[0] === '~') {
    if (run.length === 2) open.push(run)
  } else if (run.length <= 3) open.push(...(run.length === 3 ? [run.slice(0, 2), run.slice(0, 1)] : [run]))
}

/** A run at the very end closes what it can, but opens nothing yet. */
function endRun(out: string, run: string, open: string[]): string {
  let rest = run
  while (rest !== '') {
    const top = open.at(-1)
    if (top === undefined || top[0] !== rest[0]) break
    open.pop()
    out += top
    rest = rest.slice(top.length)
  }
  return out
}

function trimRun(out: string): string {
  return out.replace(/[*_~]+$/, '')
}

function closeAll(out: string, open: readonly string[]): string {
  const body = out.trimEnd()
  const closed = [...open].reverse().reduce((text, mark) => {
    // Nothing in it yet: the mark is removed rather than closed.
    return text.endsWith(mark) ? text.slice(0, -mark.length) : text + mark
  }, body)
  return closed + out.slice(body.length)
}
