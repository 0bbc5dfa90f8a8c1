import { readFileSync } from 'node:fs'
import { describeThrown, VitrailError } from '../core/index.ts'

/** Beside the built doors every import of it is inlined; in the sources they are not. */
const PLACE = import.meta.url.endsWith('.ts') ? '../react/kit/styles/index.css' : '../styles.css'

let stylesheet: string | undefined

/** The kit's stylesheet, read once. Throws `stylesheet_missing` where a bundler left it behind. */
export function readStylesheet(): string {
  stylesheet ??= read(new URL(PLACE, import.meta.url))
  return stylesheet
}

function read(url: URL): string {
  try {
    return inlineImports(readFileSync(url, 'utf8'), url)
  } catch (error) {
    throw new VitrailError(
      'stylesheet_missing',
      `The kit's stylesheet cannot be read (${describeThrown(error)}). Pass toHtml({ stylesheet: { css } }) the text of vitrail/styles.css, or { href } to link it.`,
      { cause: error },
    )
  }
}

/** `@import "./x.css" layer(a.b);` becomes the layer with the text of the file. */
function inlineImports(css: string, url: URL): string {
  return css.replace(/@import "([^"]+)" layer\(([\w.]+)\);/g, (_, path: string, layer: string) => {
    const text = readFileSync(new URL(path, url), 'utf8')
    return `@layer ${layer} {\n${text}}`
  })
}
