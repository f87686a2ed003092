import { CST, Parser } from 'yaml';
import { defaultStyle, type Quotes, type Style } from '../yaml/print.ts';
import { entriesOf, isBlock, isCollection, isEntry } from '../yaml/tokens.ts';

/** The tokens of a text, and the document among them. `CST.stringify` prints the tokens byte for byte. */
export type Layout = { readonly tokens: readonly CST.Token[]; readonly document: CST.Document };

/** Whether a node is an alias, or a scalar other than a block scalar. */
export const isScalar = (node: CST.Token | undefined): node is CST.FlowScalar =>
  node?.type === 'alias' || (CST.isScalar(node) && node.type !== 'block-scalar');

/** The text of an entry's key; null for an item of a list. */
export const keyOf = ({ key }: CST.CollectionItem): string | null => CST.resolveAsScalar(key)?.value ?? null;

/** Wraps any text as a token, which is printed as it is. */
export const token = (source: string): CST.SourceToken => ({ type: 'space', offset: 0, indent: 0, source });

/** Reads the layout of a text. Returns null if it has errors, or not exactly one document. */
export function readLayout(text: string): Layout | null {
  const tokens = [...new Parser().parse(text)];
  const [document, ...others] = tokens.filter((candidate) => candidate.type === 'document');
  if (document === undefined || others.length > 0 || tokens.some(({ type }) => type === 'error')) return null;
  document.end = [...attachComments(document.value, []), ...(document.end ?? [])];
  return { tokens, document };
}

/**
 * Moves all comments and indents to the entry that follows them, and returns those behind the last entry. Comments directly below an entry stay in
 * it, behind its last nested entry, if they are indented more than the entry. `props`: the tokens that precede the node.
 */
function attachComments(node: CST.Token | undefined, props: CST.SourceToken[]): CST.SourceToken[] {
  if (!isBlock(node)) return [];
  const lineBreak = indexBehindMark(props, 'newline');
  let commentsAbove = lineBreak < 0 ? [] : props.splice(lineBreak + 1);
  let previousValue: CST.Token | undefined;
  const last = node.items.at(-1);
  if (last !== undefined && isEntry(last)) node.items.push({ start: [] });
  for (const item of node.items) {
    item.start.unshift(...commentsAbove);
    if (isBlock(previousValue)) {
      const nested = item.start.splice(0, countIndentedComments(item.start, node.indent));
      if (nested.length > 0) previousValue.items.push({ start: nested });
    }
    commentsAbove = attachComments(item.value, item.sep ?? item.start);
    previousValue = item.value;
  }
  return node.items.pop()?.start ?? [];
}

/** Counts the tokens up to the last comment that is indented more than `column`; stops at the first comment that is not. */
function countIndentedComments(tokens: readonly CST.SourceToken[], column: number): number {
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

/** The index of the first token of these types behind the colon or dash; -1 if there is none. */
export function indexBehindMark(props: readonly CST.SourceToken[], ...types: CST.SourceToken['type'][]): number {
  const mark = props.findLastIndex(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind');
  return props.findIndex(({ type }, index) => index > mark && types.includes(type));
}

/** Learns the style of a file. The first value of each field shows how new values of that field are written. */
export function learnStyle(text: string, root: CST.Token | undefined): Style {
  const observed: Observed = { flow: new Map(), quotes: new Map(), indents: new Map() };
  observe(observed, root, '');
  const { flow, quotes, indents } = observed;
  const listIndent = indents.get('block-seq') ?? defaultStyle.listIndent;
  const mappingIndent = indents.get('block-map') ?? Math.max(1, listIndent);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  return { flow, quotes, keys: quotes.get(' key') ?? 'plain', mappingIndent, listIndent, eol };
}

type Observed = {
  readonly flow: Map<string, boolean>;
  readonly quotes: Map<string, Quotes>;
  readonly indents: Map<string, number>;
};

/** Adds the style of a node and of all below it. The role ' key' has the quotes of keys; the others are as in `Style`. */
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

/** The quotes of a one-line text; null for any other value. */
export function quotesOf(node: CST.Token | null | undefined): Quotes | null {
  if (node?.type === 'scalar') return 'plain';
  if (node?.type === 'single-quoted-scalar') return 'single';
  return node?.type === 'double-quoted-scalar' ? 'double' : null;
}
