import { wellFormed } from '../core/index.ts'
import type { VitrailSettings } from '../react/index.ts'
import { STATIC_STYLES } from './static-styles.ts'

interface DocumentParts {
  title: string
  locale: string
  dir: VitrailSettings['dir'] | undefined
  theme: VitrailSettings['theme']
  stylesheet: { css: string } | { href: string }
  /** Markup that React wrote. */
  body: string
}

/** The document around a view. Its policy lets nothing run and nothing be sent, whatever stands in it. */
export function writeDocument({ title, locale, dir, theme, stylesheet, body }: DocumentParts): string {
  const direction = dir === undefined ? '' : ` dir="${dir}"`
  const linked = 'href' in stylesheet
  const policy = [
    "default-src 'none'",
    `style-src 'unsafe-inline'${linked ? ' *' : ''}`,
    'img-src https: data:',
    'font-src https: data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  const styles = linked
    ? `<link rel="stylesheet" href="${escapeHtml(stylesheet.href)}">`
    : `<style>${escapeStyle(stylesheet.css)}</style>`
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale)}"${direction}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}">`,
    `<title>${escapeHtml(title)}</title>`,
    styles,
    `<style>${STATIC_STYLES}</style>`,
    '</head>',
    `<body><main>${body}</main></body>`,
    '</html>',
    '',
  ]
  return wellFormed(lines.join('\n')).replace(FORBIDDEN, '')
}

/** What no document may hold, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Inside a style element only its end tag means anything; a backslash keeps CSS as it was. */
function escapeStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/')
}
