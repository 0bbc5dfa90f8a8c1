export { type HtmlOptions, toHtml } from './to-html.tsx'
export { toMarkdown } from './to-markdown.ts'
