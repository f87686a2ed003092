import { Composer, CST, Lexer, Parser } from 'yaml';
import type { FactsOf } from '../../domain/problem.ts';
import type { AliasNode, Item, Node, Pair, ScalarNode } from './nodes.ts';
import { beyondEntries, depthLimit, entryLimit } from './scalars.ts';
import { explain, rootCause, type SyntaxMistake, type YamlError } from './syntax.ts';
import { type Block, type Collection, entriesOf, isBlock, isCollection, isMap, textOf } from './tokens.ts';

/** Why a text has no tree, and the offset. */
export type Refusal = { readonly offset: number } & (
  | Omit<FactsOf<'syntax'>, 'position'>
  | Omit<FactsOf<'unsupported-yaml'>, 'position'>
  | Omit<FactsOf<'limit'>, 'position'>
);

/**
 * The tree of a text with one document; an empty text is an empty scalar. `yaml` decides what is valid: its parser makes tokens, its composer finds
 * the errors in them. The composer calls itself at every level, so the depth is checked first. Long blocks are composed in parts, which then become
 * nodes: for a file of 10 MiB, all tokens and composed values together would take 700 MB.
 */
export function readTree(text: string): Node | Refusal {
  const beyond = beyondEntries(text);
  if (beyond !== null) return { code: 'limit', what: 'entries', limit: entryLimit, offset: beyond };
  const reader: Reader = { text, parser: new Parser(), tokens: [], moved: new Map(), aliases: [], overlooked: null };
  const refusal = readTokens(reader) ?? compose(reader, reader.tokens);
  if (refusal !== null) return refusal.code === 'syntax' ? rootCause(text, refusal) : refusal;
  const document = reader.tokens.find((token) => token.type === 'document');
  const root = nodeOf(reader, document?.value, document?.start ?? [], 0);
  if (reader.overlooked !== null) return rootCause(text, reader.overlooked);
  if (reader.aliases.length > 0) linkAliases(root, new Map());
  return root;
}

type Reader = {
  readonly text: string;
  readonly parser: Parser;
  /** What the parser has finished: the document, and what stands before and behind it. */
  readonly tokens: CST.Token[];
  /** Blocks whose first entries are nodes already, and no longer among their tokens. */
  readonly moved: Map<CST.Token, Moved>;
  readonly aliases: AliasNode[];
  /** The first error that the composer overlooks. */
  overlooked: SyntaxMistake | null;
};

type Moved = { readonly body: number; readonly entries: (Item | Pair)[] };

/** Makes the tokens of a text. Refuses what the composer would report at a place that helps less, or not at all. */
function readTokens(reader: Reader): Refusal | null {
  const { text, parser, tokens } = reader;
  let isText = false;
  let hasDocument = false;
  for (const lexeme of new Lexer().lex(text)) {
    const early = isText ? null : refuseLexeme(reader, lexeme);
    if (early !== null) return early;
    isText = lexeme === CST.SCALAR;
    for (const token of parser.next(lexeme)) {
      tokens.push(token);
      if (token.type === 'directive')
        return { code: 'unsupported-yaml', what: 'directive', text: token.source, offset: token.offset };
      if (token.type === 'error') return null;
      hasDocument ||= token.type === 'document';
    }
    const [opened] = parser.stack;
    if (hasDocument && opened?.type === 'document') return secondDocument(text, opened.offset);
    const tooDeep = parser.stack[depthLimit + 1];
    if (isCollection(tooDeep)) return { code: 'limit', what: 'depth', limit: depthLimit, offset: tooDeep.offset };
    const refusal = lexeme.endsWith('\n') ? moveEntries(reader) : null;
    if (refusal !== null) return refusal;
  }
  const unclosed = openBracket(parser);
  if (unclosed !== undefined) return unclosedBracket(unclosed);
  for (const token of parser.end()) tokens.push(token);
  return null;
}

function secondDocument(text: string, offset: number): Refusal {
  const marker = text.startsWith('---', offset) ? '---' : '';
  return { code: 'unsupported-yaml', what: 'several-documents', text: marker, offset };
}

/** The composer reports an open quote or bracket where the text ends or the indentation falls back; a user looks for where it begins. */
function refuseLexeme({ text, parser }: Reader, lexeme: string): Refusal | null {
  const { offset } = parser;
  const [first] = lexeme;
  if (first === '"' || first === "'") {
    if (isClosed(lexeme, first)) return null;
    return tabIn(text, offset + lexeme.length) ?? { code: 'syntax', reason: 'unclosed-quote', text: first, offset };
  }
  if (first !== ']' && first !== '}' && first !== CST.FLOW_END) return null;
  const open = openBracket(parser);
  if (open === undefined || lexeme === closing[open.start.source]) return null;
  return tabIn(text, text.lastIndexOf('\n', offset - 1)) ?? unclosedBracket(open);
}

/** Single quotes inside are doubled, double quotes follow an odd number of backslashes. */
function isClosed(quoted: string, quote: '"' | "'"): boolean {
  const inside = quoted.slice(1, -1);
  if (quoted.length === 1 || !quoted.endsWith(quote)) return false;
  return quote === "'" ? !inside.replaceAll("''", '').includes("'") : !/(?<!\\)(?:\\\\)*\\$/.test(inside);
}

/** The tab that a line is indented with, from the end of the line before. */
function tabIn(text: string, from: number): Refusal | null {
  indentedByTab.lastIndex = from;
  if (!indentedByTab.test(text)) return null;
  return { code: 'syntax', reason: 'tab', text: '', offset: indentedByTab.lastIndex - 1 };
}

const indentedByTab = /\s*\n *\t/y;

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

const openBracket = ({ stack }: Parser): CST.FlowCollection | undefined =>
  stack.findLast((token) => token.type === 'flow-collection' && token.end.length === 0) as
    | CST.FlowCollection
    | undefined;

const unclosedBracket = ({ start, offset }: CST.FlowCollection): Refusal => ({
  code: 'syntax',
  reason: 'unclosed-bracket',
  text: start.source,
  offset,
});

// ── Errors ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Enough to explain the first one. */
const errorLimit = 8;

const enough = new Error('enough errors');

/** Composes tokens for their errors. */
function compose({ text }: Reader, tokens: readonly CST.Token[]): Refusal | null {
  const errors: YamlError[] = [];
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  // Each error of the composer has a stack trace, and a text of 10 MiB may have millions.
  const onError = (source: ErrorSource, code: string, message: string): void => {
    if (errors.length === errorLimit) throw enough;
    errors.push({ code, message, ...rangeOf(source) });
  };
  Object.assign(composer, { onError });
  try {
    for (const document of composer.compose(tokens, true, text.length))
      for (const { code, message, pos } of [...document.errors, ...document.warnings])
        errors.push({ code, message, start: pos[0], end: pos[1] });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return explain(text, errors);
}

/** Where the composer finds an error: an offset, a range or a token. */
type ErrorSource = number | readonly number[] | { readonly offset: number; readonly source?: unknown };

function rangeOf(source: ErrorSource): { readonly start: number; readonly end: number } {
  if (typeof source === 'number') return { start: source, end: source + 1 };
  if ('offset' in source)
    return {
      start: source.offset,
      end: source.offset + (typeof source.source === 'string' ? source.source.length : 1),
    };
  const [start = 0, end = start] = source;
  return { start, end };
}

// ── From tokens to nodes ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A longer block is read in parts. */
const partLength = 64;

/** Makes nodes of the entries of long blocks that are still open, except for the last two, which the parser may extend. */
function moveEntries(reader: Reader): Refusal | null {
  for (const block of reader.parser.stack) {
    if (!isBlock(block) || block.items.length <= partLength) continue;
    const items = block.items.splice(0, block.items.length - 2) as Block['items'];
    const refusal = compose(reader, [
      { type: 'document', offset: block.offset, start: [], value: { ...block, items } as Block },
    ]);
    if (refusal !== null) return refusal;
    const { body, entries } = reader.moved.get(block) ?? { body: block.offset, entries: [] };
    for (const entry of entriesIn(reader, { ...block, items } as Block)) entries.push(entry);
    reader.moved.set(block, { body, entries });
    // The composer reports some errors where a block begins.
    block.offset = startOf(block.items[0]) ?? block.offset;
  }
  return null;
}

const startOf = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.start[0]?.offset ?? item?.key?.offset ?? item?.sep?.[0]?.offset;

/** `props`: the tokens before the node, with its dash or colon, anchor and tag. `around`: the offset of the collection that it is in. */
function nodeOf(
  reader: Reader,
  token: CST.Token | null | undefined,
  props: readonly CST.SourceToken[],
  around: number,
): Node {
  const anchorToken = props.find(({ type }) => type === 'anchor');
  const tagToken = props.find(({ type }) => type === 'tag');
  const anchor = anchorToken === undefined ? null : { text: anchorToken.source.slice(1), at: anchorToken.offset };
  const tag = tagToken === undefined ? null : { text: tagToken.source, at: tagToken.offset };
  if (isCollection(token)) {
    const { body, entries: first } = reader.moved.get(token) ?? { body: token.offset, entries: [] };
    const entries = first.concat(entriesIn(reader, token));
    if (!isMap(token)) return { kind: 'list', body, anchor, tag, items: entries as Item[] };
    return { kind: 'map', body, anchor, tag, items: entries as Pair[] };
  }
  if (token?.type === 'alias') {
    const { offset, source } = token;
    const alias: AliasNode = { kind: 'alias', body: offset, anchor, tag, name: source.slice(1), target: null };
    reader.aliases.push(alias);
    return alias;
  }
  // A plain text of no character stands behind an anchor or tag without a value.
  if (CST.isScalar(token) && (token.type !== 'scalar' || token.source !== '')) {
    const { source, type } = token;
    const body = token.offset + (token.type === 'block-scalar' ? textOf(token.props).length : 0);
    const value = valueOf(token);
    const isJoined = type === 'scalar' && continuedByDash.test(source);
    const style = styles[type] ?? 'plain';
    return { kind: 'scalar', style, value, body, end: body + source.length, anchor, tag, isJoined };
  }
  const dash = props.find(({ type }) => type === 'seq-item-ind');
  const body = (dash ?? anchorToken ?? tagToken)?.offset ?? around;
  return { kind: 'scalar', style: 'nothing', value: '', body, end: body, anchor, tag, isJoined: false };
}

function entriesIn(reader: Reader, collection: Collection): (Item | Pair)[] {
  return entriesOf(collection).map((item) => {
    const around = startOf(item) ?? collection.offset;
    const isPair = item.sep !== undefined || item.start.some(({ type }) => type === 'explicit-key-ind');
    if (!isPair && !isMap(collection)) return { node: nodeOf(reader, item.value, item.start, around) };
    const keyNode = nodeOf(reader, item.key, item.start, item.sep?.[0]?.offset ?? around);
    const node = nodeOf(reader, item.value, item.sep ?? [], around);
    if (collection.type === 'block-map') reader.overlooked ??= overlookedIn(item);
    const pair = { key: keyNode.kind === 'scalar' ? keyNode.value : '', keyNode, node };
    if (isMap(collection)) return pair;
    // A pair in the brackets of a list is a mapping without its own.
    return { node: { kind: 'map', body: around, anchor: null, tag: null, items: [pair] } };
  });
}

/** After a question mark the composer drops a value without a colon; it takes the colon of any other key from one of the next lines. */
function overlookedIn({ start, key, sep = [], value }: CST.CollectionItem): SyntaxMistake | null {
  const colon = sep.findIndex(({ type }) => type === 'map-value-ind');
  if (colon < 0) return value ? { code: 'syntax', reason: 'text-after-value', text: '', offset: value.offset } : null;
  const isFar = sep.slice(0, colon).some(({ type }) => type === 'newline');
  if (!isFar || !key || start.some(({ type }) => type === 'explicit-key-ind')) return null;
  return { code: 'syntax', reason: 'missing-colon', text: '', offset: key.offset };
}

/** `yaml` builds a text in double quotes character by character, at 32 bytes each until something searches it. */
function valueOf(token: CST.FlowScalar | CST.BlockScalar): string {
  const { source, type } = token;
  if (type === 'double-quoted-scalar' && !/[\\\n]/.test(source)) return source.slice(1, -1);
  // Without a function for its errors it throws them; the composer has seen them all.
  const { value } = CST.resolveAsScalar(token, true, () => undefined);
  return type === 'double-quoted-scalar' ? (/^.*$/s.exec(value)?.[0] ?? value) : value;
}

const styles: Readonly<Record<string, ScalarNode['style']>> = {
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
  'block-scalar': 'block',
};

const continuedByDash = /\n\s*-(?:\s|$)/;

/** Finds the node of each alias: an anchor above it, and not around it. */
function linkAliases(node: Node, anchors: Map<string, Node | null>): void {
  if (node.kind === 'alias') node.target = anchors.get(node.name) ?? null;
  if (node.anchor !== null) anchors.set(node.anchor.text, null);
  if (node.kind === 'map' || node.kind === 'list') {
    for (const item of node.items) {
      if (item.key !== undefined) linkAliases(item.keyNode, anchors);
      linkAliases(item.node, anchors);
    }
  }
  if (node.anchor !== null) anchors.set(node.anchor.text, node);
}
