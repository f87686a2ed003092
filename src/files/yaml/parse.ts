import { fileError, type Position, type Problem, type SyntaxReason } from '../../domain/problem.ts';
import { newMapping } from './plain.ts';
import {
  aliasLimit,
  depthLimit,
  forbiddenInScalar,
  aliasedValuesLimit,
  keyLimit,
  problemLimit,
  type Reading,
  readingOf,
} from './scalars.ts';
import { type AliasNode, isNothing, type Node, type Pair, type ScalarNode } from './nodes.ts';
import { readTree } from './read.ts';
import { lineStarts, positionAt } from '../text.ts';

/** The value of a document, and the tree with its places. */
export type Parsed = { readonly value: unknown; readonly tree: Node };

/** Parses any YAML file. Limits are checked before any value is created. */
export function parse(file: string, text: string): Parsed | { readonly problems: Problem[] } {
  let starts: readonly number[] | undefined; // computed for the first problem only
  const position = (offset: number): Position => {
    starts ??= lineStarts(text);
    return positionAt(starts, file, offset);
  };
  if (lfsPointer.test(text)) return { problems: [fileError(file, { code: 'lfs-pointer' })] };
  const tree = readTree(text);
  if ('code' in tree) {
    const { offset, ...facts } = tree;
    return { problems: [fileError(file, { ...facts, position: position(offset) })] };
  }
  const walk: Walk = {
    file,
    text,
    position,
    problems: [],
    pointer: [],
    sizes: new Map(),
    aliases: 0,
    aliasedValues: 0,
  };
  checkNode(walk, tree, 1);
  return walk.problems.length > 0 ? walk : { value: valueOf(tree), tree };
}

/** The pointer that Git LFS stores in place of a file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;

/** The value of a tree, by the core schema of YAML 1.2. */
function valueOf(node: Node): unknown {
  if (node.kind === 'alias') return node.target && valueOf(node.target);
  if (node.kind === 'list') return node.items.map((item) => valueOf(item.node));
  if (node.kind === 'scalar') return readingOfScalar(node) === null ? node.value : coreValue(node.value);
  const mapping = newMapping();
  for (const { key, node: value } of node.items) mapping[key] = valueOf(value);
  return mapping;
}

/** The value, in the core schema, of a plain scalar that some YAML reader does not read as text. */
function coreValue(text: string): unknown {
  if (coreNumber.test(text) && Number.isFinite(Number(text))) return Number(text);
  const word = text.toLowerCase();
  return coreWords.has(word) ? coreWords.get(word) : text;
}

const coreNumber = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/;

const coreWords: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['', null],
  ['~', null],
  ['null', null],
  ['true', true],
  ['false', false],
  ['.inf', Infinity],
  ['+.inf', Infinity],
  ['-.inf', -Infinity],
  ['.nan', NaN],
]);

/** What a scalar is to some YAML reader, if not text; null if all readers read text. */
export const readingOfScalar = ({ style, tag, value }: ScalarNode): Reading | null =>
  tag === null && (style === 'plain' || style === 'nothing') ? readingOf(value) : null;

// ── What a document must not contain ──────────────────────────────────────────────────────────────────────────────────────────────

/** The state of a walk through the tree that collects problems. */
type Walk = {
  readonly file: string;
  readonly text: string;
  readonly position: (offset: number) => Position;
  readonly problems: Problem[];
  /** The pointer to the current node. */
  readonly pointer: (string | number)[];
  /** The sizes of the nodes with an anchor, which aliases may repeat. */
  readonly sizes: Map<Node, Size>;
  /** The number of aliases, and of values that they repeat. */
  aliases: number;
  aliasedValues: number;
};

/** The number of values in a node and its depth, including the values that aliases repeat. */
type Size = { readonly values: number; readonly height: number };

const leaf: Size = { values: 1, height: 0 };

function addProblem({ problems }: Walk, problem: Problem): void {
  if (problems.length < problemLimit) problems.push(problem);
}

function addSyntaxProblem(walk: Walk, offset: number, reason: SyntaxReason, text = ''): void {
  addProblem(walk, fileError(walk.file, { code: 'syntax', reason, text, position: walk.position(offset) }));
}

function addUnsupported(walk: Walk, offset: number, feature: 'tag' | 'merge-key' | 'key', text: string): void {
  addProblem(
    walk,
    fileError(walk.file, { code: 'unsupported-yaml', what: feature, text, position: walk.position(offset) }),
  );
}

/** Checks a node and its content. `depth`: the number of collections around it, including the document. */
function checkNode(walk: Walk, node: Node, depth: number): Size {
  checkTag(walk, node);
  if (node.kind === 'alias') return checkAlias(walk, node, depth);
  if (node.kind === 'scalar') checkScalar(walk, node);
  const size = node.kind === 'scalar' ? leaf : checkItems(walk, node.items, depth + 1);
  if (node.anchor !== null) walk.sizes.set(node, size);
  return size;
}

function checkItems(walk: Walk, items: (Node & { readonly kind: 'list' | 'map' })['items'], depth: number): Size {
  const keys = new Map<string, number>();
  let [values, height] = [1, 1];
  const addSize = (size: Size): void => {
    values += size.values;
    height = Math.max(height, size.height + 1);
  };
  for (const [index, item] of items.entries()) {
    if (item.key !== undefined) {
      checkKey(walk, item, keys);
      addSize(checkNode(walk, item.keyNode, depth));
    }
    walk.pointer.push(item.key ?? index);
    addSize(checkNode(walk, item.node, depth));
    walk.pointer.pop();
  }
  return { values, height };
}

/** Tags without an effect. */
const harmlessTags: Readonly<Record<string, Node['kind']>> = { '!!str': 'scalar', '!!seq': 'list', '!!map': 'map' };

/** Refuses all other tags, since a tag lets the text choose the type of its value. */
function checkTag(walk: Walk, node: Node): void {
  const { tag } = node;
  if (tag !== null && (harmlessTags[tag.text] !== node.kind || isNothing(node)))
    addUnsupported(walk, tag.offset, 'tag', tag.text);
}

/** Refuses an alias that has no anchor, that repeats a node around it, or that exceeds a limit. */
function checkAlias(walk: Walk, { target, name, valueStart }: AliasNode, depth: number): Size {
  const size = target && walk.sizes.get(target);
  if (!size) {
    addSyntaxProblem(walk, valueStart, 'no-anchor', name);
    return leaf;
  }
  const exceeded = exceededLimit(walk, size, depth);
  if (exceeded === null) return size;
  addProblem(walk, fileError(walk.file, { code: 'limit', ...exceeded, position: walk.position(valueStart) }));
  return leaf;
}

/** Counts an alias. Returns the limit that it is the first to exceed; null if there is none. */
function exceededLimit(
  walk: Walk,
  size: Size,
  depth: number,
): { readonly what: 'aliases' | 'expanded-size' | 'depth'; readonly limit: number } | null {
  const valuesBefore = walk.aliasedValues;
  walk.aliases += 1;
  walk.aliasedValues += size.values;
  if (walk.aliases === aliasLimit + 1) return { what: 'aliases', limit: aliasLimit };
  if (valuesBefore <= aliasedValuesLimit && walk.aliasedValues > aliasedValuesLimit)
    return { what: 'expanded-size', limit: aliasedValuesLimit };
  return depth + size.height > depthLimit ? { what: 'depth', limit: depthLimit } : null;
}

/** Checks that a key is a scalar that every YAML reader reads as text, and that no other key is the same. */
function checkKey(walk: Walk, { key, keyNode }: Pair, keys: Map<string, number>): void {
  const { file, text, position } = walk;
  const { valueStart } = keyNode;
  const first = keys.get(key);
  if (keyNode.kind !== 'scalar')
    addUnsupported(walk, valueStart, 'key', keyNode.kind === 'alias' ? `*${keyNode.name}` : text.charAt(valueStart));
  else if (!reportKeyProblem(walk, key, keyNode) && first !== undefined) {
    const facts = {
      code: 'duplicate-key',
      field: key,
      position: position(valueStart),
      first: position(first),
    } as const;
    addProblem(walk, fileError(file, facts));
  } else keys.set(key, valueStart);
}

/** Reports a problem of a single key. Returns whether there is one. */
function reportKeyProblem(walk: Walk, key: string, node: ScalarNode): boolean {
  const reading = readingOfScalar(node);
  const oddSpace = node.style === 'plain' ? key.search(oddSpaceAfterColon) : -1;
  if (key.length > keyLimit) addSyntaxProblem(walk, node.valueStart, 'key-length');
  else if (oddSpace >= 0) addSyntaxProblem(walk, node.valueStart + oddSpace, 'odd-space', key.charAt(oddSpace));
  else if (node.style === 'plain' && key === '<<') addUnsupported(walk, node.valueStart, 'merge-key', key);
  else if (reading === null) return false;
  else if (key === '') addUnsupported(walk, node.valueStart, 'key', '');
  else {
    const at = { file: walk.file, pointer: [...walk.pointer, key], key: true };
    addProblem(walk, { severity: 'error', at, code: 'ambiguous-scalar', text: key, reads: reading });
  }
  return true;
}

/** Checks a scalar for forbidden characters, even escaped, and for spaces that YAML does not treat as spaces. */
function checkScalar(walk: Walk, { style, value, valueStart, end }: ScalarNode): void {
  const oddSpace = style === 'plain' ? value.search(oddSpaceFirst) : -1;
  if (oddSpace >= 0) addSyntaxProblem(walk, valueStart + oddSpace, 'odd-space', value.charAt(oddSpace));
  if (style !== 'double') return;
  const source = walk.text.slice(valueStart + 1, end - 1);
  if (!source.includes('\\')) return;
  const codePoint = forbiddenInScalar.exec(value)?.[0].charCodeAt(0);
  if (source.replaceAll(unambiguousEscape, '').includes('\\')) addSyntaxProblem(walk, valueStart, 'escaped-break');
  else if (codePoint !== undefined)
    addProblem(
      walk,
      fileError(walk.file, { code: 'control-character', codePoint, position: walk.position(valueStart) }),
    );
}

/** A space other than U+0020 at the start of a scalar, or behind its dash. Matches only the space, so that `search` returns its offset. */
const oddSpaceFirst = /(?<=^-?)(?! )\p{Zs}/u;

const oddSpaceAfterColon = /(?<=:)(?! )\p{Zs}/u;

/**
 * Any escape but that of a line break with an empty line below: the line breaks behind it are significant, but most YAML readers drop or fold them.
 * Matches a single escape, since a pattern for the whole text would throw for millions of characters.
 */
const unambiguousEscape = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;
