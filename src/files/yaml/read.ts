import { Composer, CST, Lexer, Parser } from 'yaml';
import type { FactsOf } from '../../domain/problem.ts';
import {
  type AliasNode,
  type ListItem,
  linkAliases,
  type Node,
  type Pair,
  type Property,
  type ScalarNode,
} from './nodes.ts';
import { offsetBeyondEntryLimit, depthLimit, entryLimit } from './scalars.ts';
import { explain, rootCause, syntax, type SyntaxMistake, type YamlError } from './syntax.ts';
import { type Block, type Collection, entriesOf, isBlock, isCollection, isMap, tokensText } from './tokens.ts';

/** Why a text has no tree, and the offset. */
export type Refusal = { readonly offset: number } & (
  | Omit<FactsOf<'syntax'>, 'position'>
  | Omit<FactsOf<'unsupported-yaml'>, 'position'>
  | Omit<FactsOf<'limit'>, 'position'>
);

/**
 * The tree of a text with one document; an empty text is an empty scalar. `yaml` decides what is valid: its parser makes tokens, its composer finds
 * the errors in them. The composer calls itself at every level, so the depth is checked first. Long collections are composed in parts, which then
 * become nodes: all tokens and composed values of 10 MiB take 700 MB.
 */
export function readTree(text: string): Node | Refusal {
  const beyond = offsetBeyondEntryLimit(text);
  if (beyond !== null) return { code: 'limit', what: 'entries', limit: entryLimit, offset: beyond };
  const reader = newReader(text);
  const refusal = readTokens(reader) ?? compose(text, reader.tokens);
  if (refusal !== null) return refusal.code === 'syntax' ? rootCause(text, refusal) : refusal;
  const root = nodeOf(reader, reader.document?.value, reader.document?.start ?? [], 0);
  if (reader.missedError !== null) return rootCause(text, reader.missedError);
  if (reader.aliases.length > 0) linkAliases(root, new Map());
  return root;
}

type Reader = {
  readonly text: string;
  readonly parser: Parser;
  /** What the parser has finished: the document, and what stands before and behind it. */
  readonly tokens: CST.Token[];
  /** Collections of which some entries are nodes already, and no longer among the tokens. */
  readonly composedEntries: Map<CST.Token, ComposedEntries>;
  readonly aliases: AliasNode[];
  document: CST.Document | null;
  /** The first error that the composer overlooks. */
  missedError: SyntaxMistake | null;
};

type ComposedEntries = { readonly body: number; readonly entries: (ListItem | Pair)[] };

const newReader = (text: string): Reader => ({
  text,
  parser: new Parser(),
  tokens: [],
  composedEntries: new Map(),
  aliases: [],
  document: null,
  missedError: null,
});

/** Makes the tokens of a text. Refuses what the composer would report at a place that helps less, or not at all. */
function readTokens(reader: Reader): Refusal | null {
  const { text, parser, tokens } = reader;
  let isText = false;
  let tokensSinceBoundary = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const refusal = (isText ? null : refuseLexeme(reader, lexeme)) ?? take(reader, parser.next(lexeme));
    if (refusal !== null) return refusal;
    if (tokens.at(-1)?.type === 'error') return null;
    isText = lexeme === CST.SCALAR;
    tokensSinceBoundary = isBoundary(lexeme) ? 0 : tokensSinceBoundary + 1;
    const found =
      tokensSinceBoundary === 0 ? composeLongCollections(reader) : refuseTooManyTokens(reader, tokensSinceBoundary);
    if (found !== null) return found;
  }
  const unclosed = openBracket(parser);
  if (unclosed !== undefined) return syntax('unclosed-bracket', unclosed.offset, unclosed.start.source);
  return take(reader, parser.end());
}

const isBoundary = (lexeme: string): boolean =>
  lexeme.endsWith('\n') || (lexeme.length === 1 && ',[]{}'.includes(lexeme));

/** Tokens between two lines, commas or brackets: valid YAML has about a hundred at most, a hostile text millions. */
const maxTokensBetweenBoundaries = 1000;

function refuseTooManyTokens(reader: Reader, crowd: number): Refusal | null {
  if (crowd <= maxTokensBetweenBoundaries) return null;
  return take(reader, reader.parser.end()) ?? compose(reader.text, reader.tokens) ?? syntax('text-after-value', 0);
}

function take(reader: Reader, tokens: Iterable<CST.Token>): Refusal | null {
  for (const token of tokens) {
    reader.tokens.push(token);
    if (token.type === 'document') reader.document ??= token;
    if (token.type === 'directive') return unsupported('directive', token.source, token.offset);
  }
  const { stack } = reader.parser;
  if (reader.document !== null && stack[0]?.type === 'document') {
    const { offset } = stack[0];
    return unsupported('several-documents', reader.text.startsWith('---', offset) ? '---' : '', offset);
  }
  const deepest = stack[depthLimit + 1];
  return isCollection(deepest) ? { code: 'limit', what: 'depth', limit: depthLimit, offset: deepest.offset } : null;
}

const unsupported = (what: FactsOf<'unsupported-yaml'>['what'], text: string, offset: number): Refusal => ({
  code: 'unsupported-yaml',
  what,
  text,
  offset,
});

// ── Quotes and brackets ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The composer reports an open quote or bracket where the text ends or the indentation falls back; a user looks for where it begins. */
function refuseLexeme({ text, parser }: Reader, lexeme: string): Refusal | null {
  const { offset } = parser;
  const first = lexeme.charAt(0);
  if (first === '"' || first === "'") {
    if (isClosed(lexeme, first)) return null;
    return indentingTab(text, offset + lexeme.length) ?? syntax('unclosed-quote', offset, first);
  }
  if (first !== ']' && first !== '}' && first !== CST.FLOW_END) return null;
  const open = openBracket(parser);
  if (open === undefined || lexeme === closing[open.start.source]) return null;
  return (
    indentingTab(text, text.lastIndexOf('\n', offset - 1)) ?? syntax('unclosed-bracket', open.offset, open.start.source)
  );
}

/** Single quotes inside are doubled, double quotes follow an odd number of backslashes. */
function isClosed(quoted: string, quote: '"' | "'"): boolean {
  if (quoted.length === 1 || !quoted.endsWith(quote)) return false;
  const inside = quoted.slice(1, -1);
  return quote === "'" ? !inside.replaceAll("''", '').includes("'") : !/(?<!\\)(?:\\\\)*\\$/.test(inside);
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

const openBracket = ({ stack }: Parser): CST.FlowCollection | undefined =>
  stack.filter((token) => token.type === 'flow-collection').findLast(({ end }) => end.length === 0);

/** The tab that a line is indented with, from the end of the line before. */
function indentingTab(text: string, from: number): Refusal | null {
  lineWithTab.lastIndex = from;
  return lineWithTab.test(text) ? syntax('tab', lineWithTab.lastIndex - 1) : null;
}

const lineWithTab = /\r?\n *\t/y;

// ── Errors ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Enough to explain the first one. */
const errorLimit = 8;

const enough = new Error('enough errors');

/** Composes tokens for their errors. */
function compose(text: string, tokens: readonly CST.Token[]): SyntaxMistake | null {
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
  if (!('offset' in source)) return { start: source[0] ?? 0, end: source[1] ?? 0 };
  const { offset, source: text } = source;
  return { start: offset, end: offset + (typeof text === 'string' ? text.length : 1) };
}

// ── Long collections ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A longer collection is read in parts. */
const maxPartLength = 64;

/** Makes nodes of the entries of long collections that are still open, except for the last two, which the parser may extend. */
function composeLongCollections(reader: Reader): Refusal | null {
  for (const open of reader.parser.stack) {
    if (!isCollection(open) || open.items.length <= maxPartLength) continue;
    const moved = reader.composedEntries.get(open) ?? { body: open.offset, entries: [] };
    const { whole, ownPart } = isBlock(open) ? takeBlockPart(open) : takeFlowPart(open);
    const refusal = compose(reader.text, [{ type: 'document', offset: open.offset, start: [], value: whole }]);
    if (refusal !== null) return refusal;
    for (const entry of entriesIn(reader, ownPart)) moved.entries.push(entry);
    reader.composedEntries.set(open, moved);
  }
  return null;
}

/** A collection that can be composed, and one of the entries to move. */
type Part = { readonly whole: Collection; readonly ownPart: Collection };

function takeBlockPart(open: Block): Part {
  const items = open.items.splice(0, open.items.length - 2) as CST.BlockMap['items'];
  const ownPart = { ...open, items } as Block;
  // The composer reports some errors where a block begins.
  open.offset = startOf(open.items[0]) ?? open.offset;
  return { whole: ownPart, ownPart };
}

/** The first entry stays. A comma stands before all others, so the composer needs one before them, but not the same again for every part. */
function takeFlowPart(open: CST.FlowCollection): Part {
  const items = open.items.splice(1, open.items.length - 3);
  const ownPart = isMap(open) ? items : items.map(withoutPair);
  const key: CST.FlowScalar = { type: 'scalar', offset: open.offset, indent: open.indent, source: 'x' };
  const first: CST.CollectionItem = isMap(open) ? { start: [], key, sep: [] } : { start: [], value: key };
  const end: CST.SourceToken = { ...open.start, source: closing[open.start.source] ?? '' };
  return { whole: { ...open, items: [first, ...ownPart], end: [end] }, ownPart: { ...open, items: ownPart } };
}

/** The parser takes every item between square brackets for the key of a pair, until the brackets close. */
function withoutPair(item: CST.CollectionItem): CST.CollectionItem {
  const { start, key, sep = [], value } = item;
  if (!key || value || [...start, ...sep].some(({ type }) => pairMarks.has(type))) return item;
  const end = 'end' in key ? (key.end ?? []) : [];
  return { start, value: { ...key, end: [...end, ...sep] } as CST.Token };
}

const pairMarks: ReadonlySet<string> = new Set(['explicit-key-ind', 'map-value-ind']);

const startOf = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.start[0]?.offset ?? item?.key?.offset ?? item?.sep?.[0]?.offset;

// ── From tokens to nodes ────────────────────────────────────────────────────────────────────────────────────────────────────────

type MaybeToken = CST.Token | null | undefined;

type Props = readonly CST.SourceToken[];

/** `props`: the tokens before the node, with its dash or colon, anchor and tag. `around`: the offset of the collection that it is in. */
function nodeOf(reader: Reader, token: MaybeToken, props: Props, parentOffset: number): Node {
  const properties = propertiesIn(props);
  if (isCollection(token)) return collectionOf(reader, token, properties);
  if (token?.type === 'alias') return aliasOf(reader, token, properties);
  // A plain text of no character stands behind an anchor or tag without a value.
  if (CST.isScalar(token) && (token.type !== 'scalar' || token.source !== '')) return scalarOf(token, properties);
  const valueStart = props.find(({ type }) => nodeMarks.has(type))?.offset ?? parentOffset;
  return { kind: 'scalar', style: 'nothing', value: '', valueStart, end: valueStart, ...properties, isJoined: false };
}

const nodeMarks: ReadonlySet<string> = new Set(['seq-item-ind', 'anchor', 'tag']);

type Properties = { readonly anchor: Property | null; readonly tag: Property | null };

const noProperties: Properties = { anchor: null, tag: null };

function propertiesIn(props: Props): Properties {
  const anchor = props.find(({ type }) => type === 'anchor');
  const tag = props.find(({ type }) => type === 'tag');
  if (anchor === undefined && tag === undefined) return noProperties;
  return {
    anchor: anchor === undefined ? null : { text: anchor.source.slice(1), offset: anchor.offset },
    tag: tag === undefined ? null : { text: tag.source, offset: tag.offset },
  };
}

function collectionOf(reader: Reader, token: Collection, { anchor, tag }: Properties): Node {
  const valueStart = reader.composedEntries.get(token)?.body ?? token.offset;
  const items = allEntriesIn(reader, token);
  if (isMap(token)) return { kind: 'map', valueStart, anchor, tag, items: items as Pair[] };
  return { kind: 'list', valueStart, anchor, tag, items: items as ListItem[] };
}

function aliasOf({ aliases }: Reader, { offset, source }: CST.FlowScalar, { anchor, tag }: Properties): AliasNode {
  const alias: AliasNode = { kind: 'alias', valueStart: offset, anchor, tag, name: source.slice(1), target: null };
  aliases.push(alias);
  return alias;
}

/** With those that are nodes already. */
function allEntriesIn(reader: Reader, collection: Collection): (ListItem | Pair)[] {
  const moved = reader.composedEntries.get(collection)?.entries ?? [];
  const entries = entriesIn(reader, collection);
  if (moved.length === 0) return entries;
  return isBlock(collection) ? [...moved, ...entries] : [...entries.slice(0, 1), ...moved, ...entries.slice(1)];
}

const entriesIn = (reader: Reader, collection: Collection): (ListItem | Pair)[] =>
  entriesOf(collection).map((item) => entryOf(reader, collection, item));

function entryOf(reader: Reader, collection: Collection, item: CST.CollectionItem): ListItem | Pair {
  const isPair = item.sep !== undefined || item.start.some(({ type }) => pairMarks.has(type));
  if (isMap(collection)) {
    if (isBlock(collection)) reader.missedError ??= missedErrorIn(item);
    return pairOf(reader, collection, item);
  }
  if (!isPair) return { node: nodeOf(reader, item.value, item.start, collection.offset) };
  // A pair in the brackets of a list is a mapping without its own.
  const pair = pairOf(reader, collection, item);
  return { node: { kind: 'map', valueStart: pair.keyNode.valueStart, ...noProperties, items: [pair] } };
}

function pairOf(reader: Reader, { offset }: Collection, { start, key, sep = [], value }: CST.CollectionItem): Pair {
  const keyNode = nodeOf(reader, key, start, sep[0]?.offset ?? start[0]?.offset ?? offset);
  const node = nodeOf(reader, value, sep, offset);
  return { key: keyNode.kind === 'scalar' ? keyNode.value : '', keyNode, node };
}

/** After a question mark the composer drops a value without a colon; it takes the colon of any other key from one of the next lines. */
function missedErrorIn({ start, key, sep = [], value }: CST.CollectionItem): SyntaxMistake | null {
  const colon = sep.findIndex(({ type }) => type === 'map-value-ind');
  if (colon < 0) return value ? syntax('text-after-value', value.offset) : null;
  const isFar = sep.slice(0, colon).some(({ type }) => type === 'newline');
  if (!isFar || !key || start.some(({ type }) => type === 'explicit-key-ind')) return null;
  return syntax('missing-colon', key.offset);
}

const styles = {
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
  'block-scalar': 'block',
} as const;

type ScalarToken = (CST.FlowScalar | CST.BlockScalar) & { readonly type: keyof typeof styles };

function scalarOf(token: CST.FlowScalar | CST.BlockScalar, { anchor, tag }: Properties): ScalarNode {
  const { source, type } = token as ScalarToken;
  const valueStart = token.offset + (token.type === 'block-scalar' ? tokensText(token.props).length : 0);
  const isJoined = type === 'scalar' && continuedByDash.test(source);
  const end = valueStart + source.length;
  return { kind: 'scalar', style: styles[type], value: valueOf(token), valueStart, end, anchor, tag, isJoined };
}

const continuedByDash = /\n[^\S\n]*-(?:\s|$)/;

/** `yaml` builds a text in double quotes character by character, at 32 bytes each until something searches it. */
function valueOf(token: CST.FlowScalar | CST.BlockScalar): string {
  const { source, type } = token;
  if (type === 'double-quoted-scalar' && !/[\\\n]/.test(source)) return source.slice(1, -1);
  // Without a function for its errors it throws them; the composer has seen them all.
  const { value } = CST.resolveAsScalar(token, true, () => undefined);
  return type === 'double-quoted-scalar' ? (/^.*$/s.exec(value)?.[0] ?? value) : value;
}
