import { CST, Parser } from 'yaml';
import { defaultStyle, type Quotes, type Style } from '../yaml/print.ts';
import { entriesOf, isBlock, isCollection, isEntry } from '../yaml/tokens.ts';

/** The tokens of a text, which `CST.stringify` prints byte for byte, and the document among them. */
export type Layout = { readonly tokens: readonly CST.Token[]; readonly document: CST.Document };

/** A scalar or an alias, but no block scalar. */
export const isScalar = (node: CST.Token | undefined): node is CST.FlowScalar =>
  node?.type === 'alias' || (CST.isScalar(node) && node.type !== 'block-scalar');

/** The text of an entry's key; null for an item of a list. */
export const keyOf = ({ key }: CST.CollectionItem): string | null => CST.resolveAsScalar(key)?.value ?? null;

/** Any text as a token. */
export const token = (source: string): CST.SourceToken => ({ type: 'space', offset: 0, indent: 0, source });

/** The layout of a text with one document; null for any other. */
export function readLayout(text: string): Layout | null {
  const tokens = [...new Parser().parse(text)];
  const [document, ...others] = tokens.filter((one) => one.type === 'document');
  if (document === undefined || others.length > 0 || tokens.some(({ type }) => type === 'error')) return null;
  document.end = [...attachComments(document.value, []), ...(document.end ?? [])];
  return { tokens, document };
}

/**
 * Moves all comments and indents to the entry that follows them; returns those behind the last one. Comments directly below an entry that are
 * indented more than it stay in it, behind its last own entry. `props`: what precedes the node.
 */
function attachComments(node: CST.Token | undefined, props: CST.SourceToken[]): CST.SourceToken[] {
  if (!isBlock(node)) return [];
  const line = indexBehindMark(props, 'newline');
  let above = line < 0 ? [] : props.splice(line + 1);
  let before: CST.Token | undefined;
  const last = node.items.at(-1);
  if (last !== undefined && isEntry(last)) node.items.push({ start: [] });
  for (const item of node.items) {
    item.start.unshift(...above);
    const inside = isBlock(before) ? item.start.splice(0, indentedComments(item.start, node.indent)) : [];
    if (isBlock(before) && inside.length > 0) before.items.push({ start: inside });
    above = attachComments(item.value, item.sep ?? item.start);
    before = item.value;
  }
  return node.items.pop()?.start ?? [];
}

/** The number of tokens up to the last of the comments that are indented more than a column, before any that is not. */
function indentedComments(tokens: readonly CST.SourceToken[], column: number): number {
  let end = 0;
  let indent = 0;
  for (const [index, { type, source }] of tokens.entries()) {
    if (type === 'space') indent = source.length;
    else if (type === 'comment' && indent > column) end = index + 2;
    else if (type !== 'newline') break;
    if (type === 'newline') indent = 0;
  }
  return end;
}

/** The index of the first such token behind a colon or dash; -1 for none. */
export function indexBehindMark(props: readonly CST.SourceToken[], ...types: CST.SourceToken['type'][]): number {
  const mark = props.findLastIndex(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind');
  return props.findIndex(({ type }, index) => index > mark && types.includes(type));
}

/** Learns a file's style: the first value of each field shows how new ones are to be written. */
export function learnStyle(text: string, root: CST.Token | undefined): Style {
  const observed: Observed = { flow: new Map(), quotes: new Map(), indents: new Map() };
  observe(observed, root, '');
  const { flow, quotes, indents } = observed;
  const dash = indents.get('block-seq') ?? defaultStyle.dash;
  const mappingIndent = indents.get('block-map') ?? Math.max(1, dash);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  return { flow, quotes, keys: quotes.get(' key') ?? 'plain', mappingIndent, dash, eol };
}

type Observed = {
  readonly flow: Map<string, boolean>;
  readonly quotes: Map<string, Quotes>;
  readonly indents: Map<string, number>;
};

function observe(observed: Observed, node: CST.Token | undefined, role: string): void {
  rememberFirst(observed.quotes, role, quotesOf(node));
  if (!isCollection(node)) return;
  const isFlow = node.type === 'flow-collection';
  for (const item of entriesOf(node)) {
    rememberFirst(observed.flow, role, isFlow);
    const key = keyOf(item);
    if (key === null) observe(observed, item.value, `${role}[]`);
    else if (!key.startsWith('x-')) {
      rememberFirst(observed.quotes, ' key', quotesOf(item.key));
      if (isBlock(item.value)) rememberFirst(observed.indents, item.value.type, item.value.indent - node.indent);
      observe(observed, item.value, key);
    }
  }
}

function rememberFirst<T>(observed: Map<string, T>, role: string, value: T | null): void {
  if (value !== null && !observed.has(role)) observed.set(role, value);
}

/** The quotes of a text; null for any other value. */
export function quotesOf(node: CST.Token | null | undefined): Quotes | null {
  if (node?.type === 'scalar') return 'plain';
  if (node?.type === 'single-quoted-scalar') return 'single';
  return node?.type === 'double-quoted-scalar' ? 'double' : null;
}
