import { lineEnd, nextLine } from './edits.ts';
import { isList, type Json } from './json.ts';
import { isInline, printBlock, printInline } from './print-node.ts';
import { printLiteral, printScalar } from './print-scalar.ts';
import { edit, type Sheet } from './sheet.ts';
import type { Style } from './style.ts';
import type { AliasNode, Node, ScalarNode } from './tree.ts';

/** Puts a value in place of a node; `anchor` goes in front of it. */
export function replaceNode(sheet: Sheet, node: Node, value: Json, role: string, anchor: string | null = null): void {
  const name = anchor ?? (sheet.anchors.dropped.has(node) ? null : node.anchor);
  const prefix = name === null ? '' : `&${name} `;
  if ((node.kind === 'scalar' || node.kind === 'alias') && !isList(value) && typeof value !== 'object') {
    return replaceScalar(sheet, node, value, role, prefix);
  }
  const isFlow = node.place.kind === 'flow' || isInline(value, role, sheet.style);
  if (isFlow) replaceInline(sheet, node, prefix + printInline(value, role, sheet.style, node.place.kind === 'flow'));
  else replaceBlock(sheet, node, value, role, prefix.trimEnd());
}

/** What stands in the line of a key or dash keeps its comment, and a document what stands above it. */
function replaceInline(sheet: Sheet, node: Node, text: string): void {
  const { kind, after } = node.place;
  const isBelow = (kind === 'pair' || kind === 'item') && sheet.text.slice(after, node.start).includes('\n');
  if (isBelow) edit(sheet, after, node.end, ` ${text}`);
  else edit(sheet, node.start, node.end, text);
}

function replaceBlock(sheet: Sheet, node: Node, value: Json, role: string, prefix: string): void {
  const { text, style } = sheet;
  const { kind, column, after } = node.place;
  const below = kind === 'pair' ? stepInto(value, style) : 2;
  const lines = printBlock(value, role, kind === 'root' ? 0 : column + below, style);
  if (kind === 'root') return edit(sheet, node.start, node.end, lines.join(style.eol));
  const isOneLine = !text.slice(after, node.end).includes('\n');
  if (kind === 'item' && prefix === '') {
    const [first = '', ...rest] = lines;
    edit(sheet, after, node.end, ` ${first.trimStart()}`);
    return addLines(sheet, isOneLine ? lineEnd(text, node.end) : node.end, rest);
  }
  edit(sheet, after, node.end, prefix === '' ? '' : ` ${prefix}`);
  addLines(sheet, isOneLine ? lineEnd(text, node.end) : node.end, lines);
}

const addLines = (sheet: Sheet, offset: number, lines: readonly string[]): void =>
  edit(sheet, offset, offset, lines.map((line) => sheet.style.eol + line).join(''));

const stepInto = (value: Json, style: Style): number => (isList(value) ? style.dash : style.step);

function replaceScalar(
  sheet: Sheet,
  node: ScalarNode | AliasNode,
  value: Exclude<Json, object>,
  role: string,
  prefix: string,
): void {
  const isFlow = node.place.kind === 'flow';
  const literal = typeof value === 'string' && node.place.kind === 'pair' ? printLiteral(value) : null;
  if (node.kind === 'scalar' && (node.style === 'literal' || node.style === 'folded'))
    return replaceLines(sheet, node, prefix, literal, inline(value, node, sheet, role, isFlow));
  if (literal === null || (node.kind === 'scalar' && node.style === 'double') || hasCommentBelow(sheet, node)) {
    return edit(sheet, node.start, node.end, prefix + inline(value, node, sheet, role, isFlow));
  }
  edit(sheet, node.start, node.end, prefix + literal.header);
  addLines(sheet, lineEnd(sheet.text, node.end), indented(literal.lines, node.place.column + sheet.style.step));
}

/** Whether a comment in the next line would become a part of lines that are put above it. */
function hasCommentBelow({ text, style }: Sheet, { end, place }: Node): boolean {
  const indent = /^(?:[ \t]*\r?\n)*( *)#/.exec(text.slice(nextLine(text, end)))?.[1];
  return indent !== undefined && indent.length >= place.column + style.step;
}

function inline(
  value: Exclude<Json, object>,
  node: ScalarNode | AliasNode,
  { style }: Sheet,
  role: string,
  flow: boolean,
): string {
  if (typeof value !== 'string') return String(value);
  const own = node.kind === 'alias' ? 'none' : node.style;
  const isKnown = own === 'plain' || own === 'single' || own === 'double';
  return printScalar(value, isKnown ? own : (style.quotes.get(role) ?? 'plain'), flow);
}

const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

/** The header of a block scalar keeps its comment. */
function replaceLines(
  sheet: Sheet,
  node: ScalarNode,
  prefix: string,
  literal: { header: string; lines: readonly string[] } | null,
  instead: string,
): void {
  const { text, style } = sheet;
  const header = /^[|>][-+\d]*/.exec(text.slice(node.body))?.[0] ?? '';
  const headerLine = lineEnd(text, node.body);
  edit(sheet, node.start, node.body + header.length, prefix + (literal?.header ?? instead));
  const lines = literal === null ? [] : indented(literal.lines, node.indent);
  edit(sheet, headerLine, node.end, lines.map((line) => style.eol + line).join(''));
}
