/** What of a sample a tree shows nowhere: neither in its props nor in its text. */
export function missingFrom(visible, tree, text) {
  const strings = [text]
  const numbers = new Set()
  collect(tree, strings, numbers)
  return visible.filter((value) =>
    typeof value === 'number' ? !numbers.has(value) : !strings.some((string) => string.includes(value)),
  )
}

function collect(value, strings, numbers) {
  if (typeof value === 'string') strings.push(value)
  else if (typeof value === 'number') numbers.add(value)
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, strings, numbers)
  }
}
