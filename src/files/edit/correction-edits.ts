import type { Correction } from '../../domain/fix.ts';
import type { Place, Pointer } from '../../domain/problem.ts';
import { printScalar, type Quotes } from '../yaml/print.ts';
import { entryAt, type Node, type ScalarNode, scalarsIn } from '../yaml/nodes.ts';
import { lineStarts } from '../text.ts';

// Finds the edits of a text that make a correction. `correct.ts` checks that they do what they should.

/** A correction and its place. The place of a syntax error has no pointer. */
export type PlacedCorrection = { readonly at: Place; readonly correction: Correction };

export type Edit = { readonly start: number; readonly end: number; readonly text: string };

const insert = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });

/** Returns null if the layout of the text does not allow the correction, or if its place is an alias. `quotes`: for a text that needs them. */
export function findEdits(
  text: string,
  tree: Node,
  { at, correction }: PlacedCorrection,
  quotes: Quotes,
): Edit[] | null {
  const entry = findNode(tree, at.pointer);
  if (entry === null) return null;
  const node = at.key === true ? entry.keyNode : entry.node;
  if (correction.kind === 'slug') return slugEdits(text, entry.node, correction.slug, quotes);
  if (correction.kind === 'dash') return dashEdits(text, entry, at.pointer);
  if (correction.kind === 'syntax' || node?.kind !== 'scalar' || !isOnOneLine(text, node)) return null;
  return [{ start: node.valueStart, end: node.end, text: printCorrectedText(correction, node, quotes) }];
}

/** A corrected text keeps its quotes; a text without quotes gets the quotes of the file if it needs some. */
function printCorrectedText(
  { kind, text }: Extract<Correction, { text: string }>,
  { style }: ScalarNode,
  quotes: Quotes,
): string {
  if (kind === 'bare') return text;
  return style === 'single' || style === 'double'
    ? printScalar(text, style, { inFlow: true })
    : printPlain(text, quotes);
}

function printPlain(text: string, quotes: Quotes): string {
  const plain = printScalar(text, 'plain', { inFlow: true });
  return plain === text ? plain : printScalar(text, quotes, { inFlow: true });
}

const isOnOneLine = (text: string, { style, valueStart, end }: ScalarNode): boolean =>
  style !== 'block' && style !== 'nothing' && !text.slice(valueStart, end).includes('\n');

/** A value and, in a mapping, its key. */
type NodeWithKey = { readonly node: Node; readonly keyNode: Node | null };

/** Finds the node at a pointer. Returns null if there is none, or only through an alias. */
function findNode(tree: Node, pointer: Pointer): NodeWithKey | null {
  let current: NodeWithKey = { node: tree, keyNode: null };
  for (const step of pointer) {
    const entry = current.node.kind === 'alias' ? undefined : entryAt(current.node, step);
    if (entry === undefined) return null;
    current = { node: entry.node, keyNode: entry.key === undefined ? null : entry.keyNode };
  }
  return current;
}

/** The quotes for new texts: double ones, unless the file has only single ones. */
export function quotesIn(tree: Node): Quotes {
  let hasSingleQuotes = false;
  for (const [{ style }] of scalarsIn(tree)) {
    if (style === 'double') return 'double';
    if (style === 'single') hasSingleQuotes = true;
  }
  return hasSingleQuotes ? 'single' : 'double';
}

// ── A slug ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Adds a slug on a line below the name of a policy, or behind the name if the policy is in braces. */
function slugEdits(text: string, node: Node, slug: string, quotes: Quotes): Edit[] | null {
  const name = node.kind === 'map' ? entryAt(node, 'name') : undefined;
  if (name?.key === undefined || name.node.kind !== 'scalar') return null;
  // A block scalar ends where the next line begins.
  const end = name.node.style === 'block' ? text.slice(0, name.node.end).trimEnd().length : name.node.end;
  const pair = `slug: ${printPlain(slug, quotes)}`;
  if (text.charAt(node.valueStart) === '{') return [insert(end, `, ${pair}`)];
  const lineEnd = endOfLine(text, end);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  return [insert(lineEnd, `${eol}${' '.repeat(columnOf(text, name.keyNode.valueStart))}${pair}`)];
}

/** The offset of the line break that ends a line, or of the end of the text. */
function endOfLine(text: string, offset: number): number {
  const lineFeed = text.indexOf('\n', offset);
  if (lineFeed < 0) return text.length;
  return text.charAt(lineFeed - 1) === '\r' && lineFeed > offset ? lineFeed - 1 : lineFeed;
}

const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

const columnOf = (text: string, offset: number): number => offset - startOfLine(text, offset);

// ── Dashes ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Makes a list of a value that lacks dashes or brackets. */
function dashEdits(text: string, { node }: NodeWithKey, pointer: Pointer): Edit[] | null {
  if (node.kind === 'map') return mappingAsEntry(text, node);
  if (node.kind !== 'scalar' || node.style === 'block' || node.style === 'nothing') return null;
  if (typeof pointer.at(-1) === 'number') return splitJoinedEntry(text, node);
  if (startsItsLine(text, node.valueStart) && node.style === 'plain')
    return linesAsEntries(text, node, { column: columnOf(text, node.valueStart), includesFirstLine: true });
  return isOnOneLine(text, node) ? [insert(node.valueStart, '['), insert(node.end, ']')] : null;
}

/** A mapping becomes the only entry of a list: its first line gets the dash, the others move to the right. */
function mappingAsEntry(text: string, node: Node): Edit[] | null {
  const end = endOf(text, node);
  if (end === null) return null;
  if (text.charAt(node.valueStart) === '{') return [insert(node.valueStart, '['), insert(end, ']')];
  return startsItsLine(text, node.valueStart) ? entryEdits(text, node.valueStart, end) : null;
}

const startsItsLine = (text: string, offset: number): boolean =>
  text.slice(startOfLine(text, offset), offset).trim() === '';

/** Makes an entry of the text between two offsets: a dash in front, and an indent for its other lines. */
const entryEdits = (text: string, start: number, end: number): Edit[] => [
  insert(start, '- '),
  ...otherLineStarts(text, start, end).map((lineStart) => insert(lineStart, '  ')),
];

/** The starts of the lines between two offsets, except the first line and empty ones. */
const otherLineStarts = (text: string, start: number, end: number): number[] =>
  lineStarts(text.slice(0, end))
    .filter((lineStart) => lineStart > start && lineStart < end)
    .filter((lineStart) => text.slice(lineStart, endOfLine(text, lineStart)).trim() !== '');

/** The end of a node, with its closing bracket. Returns null if a comment is in front of the bracket. */
function endOf(text: string, node: Node): number | null {
  if (node.kind === 'scalar') return node.end;
  if (node.kind === 'alias') return node.valueStart + node.name.length + 1;
  const last = node.items.at(-1);
  const end = last === undefined ? node.valueStart + 1 : endOf(text, last.node);
  if (end === null || !/[[{]/.test(text.charAt(node.valueStart))) return end;
  closingBracket.lastIndex = end;
  return closingBracket.test(text) ? closingBracket.lastIndex : null;
}

const closingBracket = /[\s,]*[\]}]/y;

/** Splits a list entry that continues on other lines, because they are indented too much: they become entries in the column of its dash. */
function splitJoinedEntry(text: string, node: ScalarNode): Edit[] | null {
  const before = text.slice(startOfLine(text, node.valueStart), node.valueStart);
  if (node.style !== 'plain' || !/^(?: *- )+ *(?:&\S+ +)?$/.test(before)) return null;
  return linesAsEntries(text, node, { column: before.lastIndexOf('-'), includesFirstLine: false });
}

/**
 * Makes list entries of the lines of a text. If some lines begin with a dash, only they start an entry, and the first line if it is included.
 * `column`: the column of the entries, if no line has a dash.
 */
function linesAsEntries(
  text: string,
  { valueStart, end }: ScalarNode,
  { column, includesFirstLine }: { readonly column: number; readonly includesFirstLine: boolean },
): Edit[] | null {
  const otherLines = otherLineStarts(text, valueStart, end).map((start) => start + indentOf(text, start));
  const lines = includesFirstLine ? [valueStart, ...otherLines] : otherLines;
  if (lines.length === 0) return null;
  const linesWithDash = lines.filter((offset) => text.charAt(offset) === '-');
  const [firstDash] = linesWithDash;
  let entries = lines;
  if (firstDash !== undefined)
    entries = includesFirstLine ? [...new Set([valueStart, ...linesWithDash])] : linesWithDash;
  const entryColumn = includesFirstLine && firstDash !== undefined ? columnOf(text, firstDash) : column;
  return entries.flatMap((offset) => [
    { start: startOfLine(text, offset), end: offset, text: ' '.repeat(entryColumn) },
    ...addDash(text, offset),
  ]);
}

/** Adds the dash that a line lacks, or the space behind its dash. */
function addDash(text: string, offset: number): Edit[] {
  if (text.charAt(offset) !== '-') return [insert(offset, '- ')];
  return /\s/.test(text.charAt(offset + 1)) ? [] : [insert(offset + 1, ' ')];
}

const indentOf = (text: string, lineStart: number): number =>
  /^ */.exec(text.slice(lineStart, endOfLine(text, lineStart)))?.[0].length ?? 0;

// ── Texts that are not YAML yet ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns no edits if the text does not show how to correct it. */
export function findSyntaxEdits(
  text: string,
  { what: repair, position }: Extract<Correction, { kind: 'syntax' }>,
): Edit[] {
  const lineStart = lineStarts(text)[position.line - 1] ?? 0;
  const offset = lineStart + position.column - 1;
  if (repair === 'odd-space') return [{ start: offset, end: offset + 1, text: ' ' }];
  return repair === 'quotes' ? addQuotes(text, offset) : addMissingDash(text, offset);
}

/** Quotes the text from an offset to the end of its line, to a comment, or to the end of a flow entry. */
function addQuotes(text: string, offset: number): Edit[] {
  const before = text.slice(startOfLine(text, offset), offset);
  const isInFlow = /[[{,]\s*(?:\w+:\s*)?$/.test(before);
  const restOfLine = text.slice(offset, endOfLine(text, offset));
  const value = (isInFlow ? textBeforeBracket(restOfLine) : textBeforeComment(restOfLine)).trimEnd();
  if (value === '' || /:(?:\s|$)/.test(value)) return [];
  return [{ start: offset, end: offset + value.length, text: printScalar(value, 'double', { inFlow: true }) }];
}

/** The text before a comma or the end of a flow collection; empty if another special character comes first. */
function textBeforeBracket(restOfLine: string): string {
  const [text = ''] = /^[^,[\]{}#:'"]+/.exec(restOfLine) ?? [];
  return /[,\]}]/.test(restOfLine.charAt(text.length)) ? text : '';
}

/** The text before a comment or the end of the line; empty if it has quotes. */
function textBeforeComment(restOfLine: string): string {
  const commentStart = restOfLine.search(/\s#/);
  const text = commentStart === -1 ? restOfLine : restOfLine.slice(0, commentStart);
  return /['"]/.test(text) ? '' : text;
}

/** Adds a dash to a line that is in the column of the dashes above it and begins with the same key, so that it can only be one more entry. */
function addMissingDash(text: string, offset: number): Edit[] {
  const column = columnOf(text, offset);
  const linesAbove = text.slice(0, startOfLine(text, offset)).split('\n').slice(0, -1);
  const lineOfDash = linesAbove.findLast((line) => /^ *[^\s#]/.test(line) && line.search(/\S/) <= column) ?? '';
  if (!lineOfDash.startsWith(`${' '.repeat(column)}- `)) return [];
  const line = text.slice(offset, endOfLine(text, offset));
  if (line.startsWith('-')) return /^-[^\s-]/.test(line) ? [insert(offset + 1, ' ')] : [];
  const key = leadingKey(line);
  // A key that the entry above does not have may belong to that entry, in a wrong column.
  if (key !== leadingKey(lineOfDash.slice(column + 2))) return [];
  return entryEdits(text, offset, key === null ? endOfLine(text, offset) : endOfEntry(text, offset, column, key));
}

/** The end of an entry without a dash: it ends before the next dash, before a line with the same key, or before a line that is indented less. */
function endOfEntry(text: string, offset: number, column: number, key: string): number {
  let end = endOfLine(text, offset);
  const lineWithContent = /\n(?= *[^\s#])/g;
  lineWithContent.lastIndex = offset;
  for (let match = lineWithContent.exec(text); match !== null; match = lineWithContent.exec(text)) {
    const lineStart = match.index + 1;
    const isIndentedLess = indentOf(text, lineStart) < column;
    const line = text.slice(lineStart + column, endOfLine(text, lineStart));
    if (isIndentedLess || /^-\s/.test(line) || leadingKey(line) === key) break;
    end = endOfLine(text, lineStart);
  }
  return end;
}

/** The key that a line begins with; null if it begins with none. */
const leadingKey = (line: string): string | null => /^([\w.-]+):(?:\s|$)/.exec(line)?.[1] ?? null;
