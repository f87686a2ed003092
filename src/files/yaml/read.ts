import { CST, Lexer, Parser } from 'yaml';
import type { FactsOf } from '../../domain/problem.ts';
import { findErrors } from './compose.ts';
import { linkAliases, type Node } from './nodes.ts';
import { offsetBeyondEntryLimit, depthLimit, entryLimit } from './scalars.ts';
import { rootCause, syntax } from './syntax.ts';
import { type NodeReader, pairMarks, toEntries, toNode } from './to-nodes.ts';
import { type Block, type Collection, isBlock, isCollection, isMap } from './tokens.ts';

/** Why a text has no tree, and where. */
export type Refusal = { readonly offset: number } & (
  | Omit<FactsOf<'syntax'>, 'position'>
  | Omit<FactsOf<'unsupported-yaml'>, 'position'>
  | Omit<FactsOf<'limit'>, 'position'>
);

/**
 * Reads the tree of a text with one document. The tree of an empty text is an empty scalar.
 *
 * `yaml` decides what is valid: its parser makes tokens, and its composer finds the errors in them. The composer is recursive, so the depth is
 * checked first. Long collections are composed in parts, which become nodes at once, because all tokens and composed values of a text of 10 MiB
 * together would take 700 MB.
 */
export function readTree(text: string): Node | Refusal {
  const beyond = offsetBeyondEntryLimit(text);
  if (beyond !== null) return { code: 'limit', what: 'entries', limit: entryLimit, offset: beyond };
  const reader = newReader(text);
  const refusal = readTokens(reader) ?? findErrors(text, reader.tokens);
  if (refusal !== null) return refusal.code === 'syntax' ? rootCause(text, refusal) : refusal;
  const root = toNode(reader, reader.document?.value, reader.document?.start ?? [], 0);
  if (reader.missedError !== null) return rootCause(text, reader.missedError);
  if (reader.aliases.length > 0) linkAliases(root, new Map());
  return root;
}

type Reader = NodeReader & {
  readonly text: string;
  readonly parser: Parser;
  /** What the parser has finished: the document, and the tokens before and behind it. */
  readonly tokens: CST.Token[];
  document: CST.Document | null;
};

const newReader = (text: string): Reader => ({
  text,
  parser: new Parser(),
  tokens: [],
  composedEntries: new Map(),
  aliases: [],
  document: null,
  missedError: null,
});

/** Makes the tokens of a text. Refuses errors that the composer would miss, or report at a less helpful place. */
function readTokens(reader: Reader): Refusal | null {
  const { text, parser, tokens } = reader;
  let isText = false;
  let tokensSinceBoundary = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const refusal = (isText ? null : refuseLexeme(reader, lexeme)) ?? addTokens(reader, parser.next(lexeme));
    if (refusal !== null) return refusal;
    if (tokens.at(-1)?.type === 'error') return null;
    isText = lexeme === CST.SCALAR;
    tokensSinceBoundary = isBoundary(lexeme) ? 0 : tokensSinceBoundary + 1;
    const partRefusal =
      tokensSinceBoundary === 0 ? composeLongCollections(reader) : refuseTooManyTokens(reader, tokensSinceBoundary);
    if (partRefusal !== null) return partRefusal;
  }
  const unclosed = openBracket(parser);
  if (unclosed !== undefined) return syntax('unclosed-bracket', unclosed.offset, unclosed.start.source);
  return addTokens(reader, parser.end());
}

const isBoundary = (lexeme: string): boolean =>
  lexeme.endsWith('\n') || (lexeme.length === 1 && ',[]{}'.includes(lexeme));

/** Maximum number of tokens between two line ends, commas or brackets. Valid YAML has about a hundred, a hostile text millions. */
const maxTokensBetweenBoundaries = 1000;

function refuseTooManyTokens(reader: Reader, count: number): Refusal | null {
  if (count <= maxTokensBetweenBoundaries) return null;
  return (
    addTokens(reader, reader.parser.end()) ?? findErrors(reader.text, reader.tokens) ?? syntax('text-after-value', 0)
  );
}

/** Adds tokens that the parser has finished. Refuses directives, a second document, and too deep nesting. */
function addTokens(reader: Reader, tokens: Iterable<CST.Token>): Refusal | null {
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
  const beyondLimit = stack[depthLimit + 1];
  if (!isCollection(beyondLimit)) return null;
  return { code: 'limit', what: 'depth', limit: depthLimit, offset: beyondLimit.offset };
}

const unsupported = (feature: FactsOf<'unsupported-yaml'>['what'], text: string, offset: number): Refusal => ({
  code: 'unsupported-yaml',
  what: feature,
  text,
  offset,
});

// ── Quotes and brackets ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Refuses quotes and brackets that are not closed, at the place where they open. The composer would report them where the text or block ends. */
function refuseLexeme({ text, parser }: Reader, lexeme: string): Refusal | null {
  const { offset } = parser;
  const first = lexeme.charAt(0);
  if (first === '"' || first === "'") {
    if (isClosed(lexeme, first)) return null;
    return refuseIndentingTab(text, offset + lexeme.length) ?? syntax('unclosed-quote', offset, first);
  }
  if (first !== ']' && first !== '}' && first !== CST.FLOW_END) return null;
  const open = openBracket(parser);
  if (open === undefined || lexeme === closingBrackets[open.start.source]) return null;
  return (
    refuseIndentingTab(text, text.lastIndexOf('\n', offset - 1)) ??
    syntax('unclosed-bracket', open.offset, open.start.source)
  );
}

/** Whether a quoted text ends with its quote. Inside, a single quote is doubled, and a double quote follows an odd number of backslashes. */
function isClosed(quoted: string, quote: '"' | "'"): boolean {
  if (quoted.length === 1 || !quoted.endsWith(quote)) return false;
  const inside = quoted.slice(1, -1);
  return quote === "'" ? !inside.replaceAll("''", '').includes("'") : !/(?<!\\)(?:\\\\)*\\$/.test(inside);
}

const closingBrackets: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

const openBracket = ({ stack }: Parser): CST.FlowCollection | undefined =>
  stack.filter((token) => token.type === 'flow-collection').findLast(({ end }) => end.length === 0);

/** Refuses a line that is indented with a tab. `offset`: the end of the line before it. */
function refuseIndentingTab(text: string, offset: number): Refusal | null {
  lineWithTab.lastIndex = offset;
  return lineWithTab.test(text) ? syntax('tab', lineWithTab.lastIndex - 1) : null;
}

const lineWithTab = /\r?\n *\t/y;

// ── Long collections ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Maximum number of entries of a collection that is composed as a whole. */
const maxPartLength = 64;

/** Makes nodes of the entries of long collections that the parser has not finished, except for their last two entries, which it may still extend. */
function composeLongCollections(reader: Reader): Refusal | null {
  for (const open of reader.parser.stack) {
    if (!isCollection(open) || open.items.length <= maxPartLength) continue;
    const composed = reader.composedEntries.get(open) ?? { start: open.offset, entries: [] };
    const { composable, entries } = isBlock(open) ? takeBlockPart(open) : takeFlowPart(open);
    const refusal = findErrors(reader.text, [{ type: 'document', offset: open.offset, start: [], value: composable }]);
    if (refusal !== null) return refusal;
    for (const entry of toEntries(reader, entries)) composed.entries.push(entry);
    reader.composedEntries.set(open, composed);
  }
  return null;
}

/** A part of a collection, as a collection with the entries of the part, and as one that the composer accepts. */
type Part = { readonly composable: Collection; readonly entries: Collection };

function takeBlockPart(open: Block): Part {
  const items = open.items.splice(0, open.items.length - 2) as CST.BlockMap['items'];
  const part = { ...open, items } as Block;
  // The composer reports some errors at the start of a block, so the rest of the block must have its own start.
  open.offset = startOf(open.items[0]) ?? open.offset;
  return { composable: part, entries: part };
}

/**
 * Takes all entries but the first one and the last two. They have a comma in front of them, which the composer accepts only behind an entry, so a
 * dummy entry comes first.
 */
function takeFlowPart(open: CST.FlowCollection): Part {
  const items = open.items.splice(1, open.items.length - 3);
  const entries = isMap(open) ? items : items.map(undoPair);
  const dummy: CST.FlowScalar = { type: 'scalar', offset: open.offset, indent: open.indent, source: 'x' };
  const first: CST.CollectionItem = isMap(open) ? { start: [], key: dummy, sep: [] } : { start: [], value: dummy };
  const end: CST.SourceToken = { ...open.start, source: closingBrackets[open.start.source] ?? '' };
  return { composable: { ...open, items: [first, ...entries], end: [end] }, entries: { ...open, items: entries } };
}

/** Makes a plain item of a pair without a value. The parser takes each item between square brackets for the key of a pair until they close. */
function undoPair(item: CST.CollectionItem): CST.CollectionItem {
  const { start, key, sep = [], value } = item;
  if (!key || value || [...start, ...sep].some(({ type }) => pairMarks.has(type))) return item;
  const end = 'end' in key ? (key.end ?? []) : [];
  return { start, value: { ...key, end: [...end, ...sep] } as CST.Token };
}

const startOf = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.start[0]?.offset ?? item?.key?.offset ?? item?.sep?.[0]?.offset;
