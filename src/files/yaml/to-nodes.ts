import { CST } from 'yaml';
import type { AliasNode, ListItem, Node, Pair, Property, ScalarNode } from './nodes.ts';
import { syntax, type SyntaxMistake } from './syntax.ts';
import { type Collection, entriesOf, isBlock, isCollection, isMap, tokensText } from './tokens.ts';

// Makes nodes of the tokens that `yaml` made of a text.

/** What is collected while nodes are made. */
export type NodeReader = {
  /** The entries of long collections that are nodes already, and no longer among the tokens. */
  readonly composedEntries: Map<CST.Token, ComposedEntries>;
  readonly aliases: AliasNode[];
  /** The first error that the composer of `yaml` misses. */
  missedError: SyntaxMistake | null;
};

/** `start`: the offset of the collection. */
export type ComposedEntries = { readonly start: number; readonly entries: (ListItem | Pair)[] };

type MaybeToken = CST.Token | null | undefined;

type Props = readonly CST.SourceToken[];

/** Makes a node. `props`: the tokens in front of it, with its dash or colon, anchor and tag. `parentOffset`: the offset of the collection around it. */
export function toNode(reader: NodeReader, token: MaybeToken, props: Props, parentOffset: number): Node {
  const properties = propertiesIn(props);
  if (isCollection(token)) return toCollection(reader, token, properties);
  if (token?.type === 'alias') return toAlias(reader, token, properties);
  // Behind an anchor or tag without a value, `yaml` makes an empty plain scalar.
  if (CST.isScalar(token) && (token.type !== 'scalar' || token.source !== '')) return toScalar(token, properties);
  const valueStart = props.find(({ type }) => nodeMarks.has(type))?.offset ?? parentOffset;
  return { kind: 'scalar', style: 'nothing', value: '', valueStart, end: valueStart, ...properties, isJoined: false };
}

/** The tokens that show where a node without a value is. */
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

function toCollection(reader: NodeReader, token: Collection, { anchor, tag }: Properties): Node {
  const valueStart = reader.composedEntries.get(token)?.start ?? token.offset;
  const items = allEntries(reader, token);
  if (isMap(token)) return { kind: 'map', valueStart, anchor, tag, items: items as Pair[] };
  return { kind: 'list', valueStart, anchor, tag, items: items as ListItem[] };
}

function toAlias({ aliases }: NodeReader, { offset, source }: CST.FlowScalar, { anchor, tag }: Properties): AliasNode {
  const alias: AliasNode = { kind: 'alias', valueStart: offset, anchor, tag, name: source.slice(1), target: null };
  aliases.push(alias);
  return alias;
}

/** All entries of a collection, with those that are nodes already. */
function allEntries(reader: NodeReader, collection: Collection): (ListItem | Pair)[] {
  const composed = reader.composedEntries.get(collection)?.entries ?? [];
  const entries = toEntries(reader, collection);
  if (composed.length === 0) return entries;
  if (isBlock(collection)) return [...composed, ...entries];
  // The first entry of a flow collection stays among the tokens.
  return [...entries.slice(0, 1), ...composed, ...entries.slice(1)];
}

export const toEntries = (reader: NodeReader, collection: Collection): (ListItem | Pair)[] =>
  entriesOf(collection).map((item) => toEntry(reader, collection, item));

function toEntry(reader: NodeReader, collection: Collection, item: CST.CollectionItem): ListItem | Pair {
  const hasPair = item.sep !== undefined || item.start.some(({ type }) => pairMarks.has(type));
  if (isMap(collection)) {
    if (isBlock(collection)) reader.missedError ??= findMissedError(item);
    return toPair(reader, collection, item);
  }
  if (!hasPair) return { node: toNode(reader, item.value, item.start, collection.offset) };
  // A pair in the brackets of a list is a mapping without its own brackets.
  const pair = toPair(reader, collection, item);
  return { node: { kind: 'map', valueStart: pair.keyNode.valueStart, ...noProperties, items: [pair] } };
}

/** The tokens that make a pair of an entry between square brackets. */
export const pairMarks: ReadonlySet<string> = new Set(['explicit-key-ind', 'map-value-ind']);

function toPair(reader: NodeReader, { offset }: Collection, { start, key, sep = [], value }: CST.CollectionItem): Pair {
  const keyNode = toNode(reader, key, start, sep[0]?.offset ?? start[0]?.offset ?? offset);
  const node = toNode(reader, value, sep, offset);
  return { key: keyNode.kind === 'scalar' ? keyNode.value : '', keyNode, node };
}

/**
 * Finds an error that the composer of `yaml` misses: it drops a value without a colon after a question mark, and accepts a colon on a line below its
 * key.
 */
function findMissedError({ start, key, sep = [], value }: CST.CollectionItem): SyntaxMistake | null {
  const colon = sep.findIndex(({ type }) => type === 'map-value-ind');
  if (colon < 0) return value ? syntax('text-after-value', value.offset) : null;
  const isOnLineBelow = sep.slice(0, colon).some(({ type }) => type === 'newline');
  if (!isOnLineBelow || !key || start.some(({ type }) => type === 'explicit-key-ind')) return null;
  return syntax('missing-colon', key.offset);
}

const styles = {
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
  'block-scalar': 'block',
} as const;

type ScalarToken = (CST.FlowScalar | CST.BlockScalar) & { readonly type: keyof typeof styles };

function toScalar(token: CST.FlowScalar | CST.BlockScalar, { anchor, tag }: Properties): ScalarNode {
  const { source, type } = token as ScalarToken;
  const valueStart = token.offset + (token.type === 'block-scalar' ? tokensText(token.props).length : 0);
  const isJoined = type === 'scalar' && continuedByDash.test(source);
  const end = valueStart + source.length;
  return { kind: 'scalar', style: styles[type], value: textOf(token), valueStart, end, anchor, tag, isJoined };
}

const continuedByDash = /\n[^\S\n]*-(?:\s|$)/;

/** The text of a scalar, without its quotes and escapes. */
function textOf(token: CST.FlowScalar | CST.BlockScalar): string {
  const { source, type } = token;
  if (type === 'double-quoted-scalar' && !/[\\\n]/.test(source)) return source.slice(1, -1);
  // `yaml` throws errors unless it gets a function for them. The composer has reported them already.
  const { value } = CST.resolveAsScalar(token, true, () => undefined);
  // `yaml` builds a text in double quotes character by character, which takes 32 bytes for each; a search makes it one flat string.
  return type === 'double-quoted-scalar' ? (/^.*$/s.exec(value)?.[0] ?? value) : value;
}
