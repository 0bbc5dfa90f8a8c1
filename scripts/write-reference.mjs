// Writes docs/reference/api, a page for each door from its exports and their comments, and docs/reference/components.md from the
// definitions of the kit.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { doors } from '../tsdown.config.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(ROOT, 'docs/reference/api')
/** Signatures and types longer than this are cut: their source is shipped as `.d.ts`. */
const MAX_LINES = 60

const subpathOf = (door) => (door === 'core' ? 'vitrail' : `vitrail/${door}`)
const entryOf = (door) => join(ROOT, 'src', door, 'index.ts')

const settings = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
const { options } = ts.parseJsonConfigFileContent({ ...settings, include: [] }, ts.sys, ROOT)
const program = ts.createProgram(doors.map(entryOf), { ...options, noEmit: true })
const checker = program.getTypeChecker()
const kit = await import('vitrail/kit')
const published = new Set(doors.flatMap((door) => exportsOf(door).map(resolve)))

mkdirSync(FOLDER, { recursive: true })
for (const door of doors) {
  const path = join(FOLDER, `${subpathOf(door).replaceAll('/', '-')}.md`)
  writeFileSync(path, writePage(door))
  console.log(relative(ROOT, path))
}
writeFileSync(join(ROOT, 'docs/reference/components.md'), writeComponents())

function exportsOf(door) {
  return checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entryOf(door))))
}

function resolve(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function writePage(door) {
  const entries = exportsOf(door).map((exported) => {
    const symbol = resolve(exported)
    return { name: exported.name, symbol, declaration: symbol.declarations[0], doc: docOf(symbol) }
  })
  entries.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
  // Definitions, their props and their visuals say the same a few dozen times: a row each.
  const isRow = ({ name }) =>
    (door === 'kit' && (isComponent(name) || isComponent(name.replace(/Props$/, '')))) ||
    (door === 'react/kit' && isComponent(name))
  const rows = entries.filter(isRow)
  const values = entries.filter((entry) => !isRow(entry) && isValue(entry))
  const types = entries.filter((entry) => !isRow(entry) && !isValue(entry))
  const parts = [
    `# \`${subpathOf(door)}\``,
    `${entries.length} exports, written from the source by \`npm run reference\`.`,
    ...section('Functions and values', values),
    ...section('Types', types),
    ...(rows.length === 0 ? [] : ['## Components', rowsOf(door, rows)]),
  ]
  return `${parts.join('\n\n')}\n`
}

function section(title, entries) {
  if (entries.length === 0) return []
  return [
    `## ${title}`,
    ...entries.flatMap(({ name, ...entry }) => [`### \`${name}\``, ...describe(name, entry)]),
  ]
}

function describe(name, { declaration, symbol, doc }) {
  return [
    ...(doc === '' ? [] : [doc]),
    `\`\`\`typescript\n${[textOf(name, declaration, symbol), ...unpublishedIn(declaration)].map(cut).join('\n\n')}\n\`\`\``,
  ]
}

function textOf(name, declaration, symbol) {
  const source = declaration.getSourceFile()
  const plain = (node, end) =>
    source.text
      .slice(node.getStart(source), end)
      .replace(/^export /, '')
      .trim()
  if (ts.isFunctionDeclaration(declaration)) return plain(declaration, declaration.body?.pos)
  if (ts.isVariableDeclaration(declaration)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
    return `const ${name}: ${declaration.type?.getText() ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)}`
  }
  return plain(declaration, declaration.end)
}

/** The types that a declaration names and no door exports: a reader has nowhere else to look. */
function unpublishedIn(declaration) {
  const found = new Map()
  const visit = (node) => {
    if (ts.isBlock(node) || ts.isVariableDeclaration(node)) return
    const named = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined
    const given = named && checker.getSymbolAtLocation(named)
    const symbol = given && resolve(given)
    const [place] = symbol?.declarations ?? []
    const isOurs = place?.getSourceFile().fileName.startsWith(join(ROOT, 'src')) === true
    if (isOurs && !published.has(symbol) && !ts.isTypeParameterDeclaration(place)) {
      found.set(symbol, textOf(symbol.name, place, symbol))
    }
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return found.values()
}

function cut(text) {
  const lines = text.split('\n').map((line) => (line.length > 400 ? `${line.slice(0, 400)} …` : line))
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '// …'].join('\n') : lines.join('\n')
}

function docOf(symbol) {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}

function isValue({ symbol }) {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0
}

function isComponent(name) {
  return typeof kit[name]?.validateProps === 'function'
}

function rowsOf(door, entries) {
  const page = (name) => `[${name}](../components.md#${name.toLowerCase()})`
  const lines = entries.map(({ name }) => {
    if (door === 'react/kit') return `| \`${name}\` | draws ${page(name)} |`
    return isComponent(name)
      ? `| \`${name}\` | the definition of ${page(name)} |`
      : `| \`${name}\` | the props of ${page(name.replace(/Props$/, ''))} |`
  })
  return ['| export | |', '|---|---|', ...lines].join('\n')
}

function writeComponents() {
  const names = Object.keys(kit).filter(isComponent)
  const parts = names.map((name) => {
    const { description, jsonSchema, children, accepts, within, actions, streaming } = kit[name]
    const facts = [
      children && `takes ${accepts?.join(', ') ?? 'children'}`,
      within && `stands in ${within.join(', ')}`,
      actions && 'raises actions',
      streaming && `streams \`${streaming}\``,
    ].filter(Boolean)
    return [`## ${name}`, [`${description}.`, ...facts].join(' · '), propsTable(jsonSchema)].join('\n\n')
  })
  const intro = `The ${names.length} definitions of \`vitrail/kit\`, their visuals being in \`vitrail/react/kit\`; written from the source by \`npm run reference\`. Those over a data source are in [Components over data](dataset-components.md).`
  return `${['# The components of the kit', intro, ...parts].join('\n\n')}\n`
}

function propsTable({ properties = {}, required = [], $defs = {} }) {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const notes = [schema.description, 'default' in schema && `default \`${JSON.stringify(schema.default)}\``]
    const label = required.includes(name) && !('default' in schema) ? `\`${name}\`` : `\`${name}?\``
    return `| ${label} | ${asCell(typeOf(schema, $defs, 0))} | ${asCell(notes.filter(Boolean).join('; '))} |`
  })
  return rows.length === 0 ? 'No props.' : ['| prop | type | |', '|---|---|---|', ...rows].join('\n')
}

function typeOf(schema, $defs, depth) {
  if (schema.$ref !== undefined) return typeOf($defs[schema.$ref.split('/').at(-1)] ?? {}, $defs, depth)
  if (schema.enum !== undefined) {
    const words = schema.enum.map((word) => JSON.stringify(word))
    return words.length > 12 ? `one of ${words.length} words` : words.join(' | ')
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches !== undefined)
    return [...new Set(branches.map((each) => typeOf(each, $defs, depth)))].join(' | ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {}, $defs, depth)}`
  if (schema.type === 'object' && schema.properties !== undefined && depth < 2) {
    const members = Object.entries(schema.properties).map(
      ([name, member]) =>
        `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(member, $defs, depth + 1)}`,
    )
    return `{ ${members.join(', ')} }`
  }
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any JSON')
}

function asCell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
