/** The title of a tool, or its name in words: `list_orders`, `orders.list` and `listOrders` all read. */
export function toolTitle({ name, title }: { name: string; title?: string }): string {
  if (title !== undefined && title.trim() !== '') return title
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
