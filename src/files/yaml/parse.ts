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
  readsAs,
} from './scalars.ts';
import { type AliasNode, isNothing, type Node, type Pair, type ScalarNode } from './nodes.ts';
import { readTree } from './read.ts';
import { lineStarts, positionAt } from '../text.ts';

/** A document as a value, and its layout. */
export type Parsed = { readonly value: unknown; readonly tree: Node };

/** Parses any YAML file, within limits that are checked before any value is created. */
export function parse(file: string, text: string): Parsed | { readonly problems: Problem[] } {
  let starts: readonly number[] | undefined;
  const position = (offset: number): Position => positionAt((starts ??= lineStarts(text)), file, offset);
  if (lfsPointer.test(text)) return { problems: [fileError(file, { code: 'lfs-pointer' })] };
  const tree = readTree(text);
  if ('code' in tree) {
    const { offset, ...facts } = tree;
    return { problems: [fileError(file, { ...facts, position: position(offset) })] };
  }
  const walk: Walk = { file, text, position, problems: [], pointer: [], sizes: new Map(), aliases: 0, growth: 0 };
  checkNode(walk, tree, 1);
  return walk.problems.length > 0 ? walk : { value: valueOf(tree), tree };
}

/** What Git LFS leaves in the place of a file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;

/** The value of a tree, by the core schema of YAML 1.2. */
function valueOf(node: Node): unknown {
  if (node.kind === 'alias') return node.target && valueOf(node.target);
  if (node.kind === 'list') return node.items.map((item) => valueOf(item.node));
  if (node.kind === 'scalar') return readingOf(node) === null ? node.value : coreValue(node.value);
  const mapping = newMapping();
  for (const { key, node: value } of node.items) mapping[key] = valueOf(value);
  return mapping;
}

/** A plain scalar that some reader does not read as text. */
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

/** How some reader reads a plain scalar; null if all read text. */
export const readingOf = ({ style, tag, value }: ScalarNode): Reading | null =>
  tag === null && (style === 'plain' || style === 'nothing') ? readsAs(value) : null;

// ── What a document must not hold ───────────────────────────────────────────────────────────────────────────────────────────────

type Walk = {
  readonly file: string;
  readonly text: string;
  readonly position: (offset: number) => Position;
  readonly problems: Problem[];
  /** The keys and indices to the current node. */
  readonly pointer: (string | number)[];
  /** Of nodes that an alias may repeat. */
  readonly sizes: Map<Node, Size>;
  aliases: number;
  growth: number;
};

/** Number of values and depth of a node, including what its aliases repeat. */
type Size = { readonly values: number; readonly height: number };

const leaf: Size = { values: 1, height: 0 };

function addProblem({ problems }: Walk, problem: Problem): void {
  if (problems.length < problemLimit) problems.push(problem);
}

function addSyntaxProblem(walk: Walk, offset: number, reason: SyntaxReason, text = ''): void {
  addProblem(walk, fileError(walk.file, { code: 'syntax', reason, text, position: walk.position(offset) }));
}

function addUnsupported(walk: Walk, offset: number, what: 'tag' | 'merge-key' | 'key', text: string): void {
  addProblem(walk, fileError(walk.file, { code: 'unsupported-yaml', what, text, position: walk.position(offset) }));
}

/** Checks a node and its content. `depth`: number of collections around it, including the document. */
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
  const add = (size: Size): void => {
    values += size.values;
    height = Math.max(height, size.height + 1);
  };
  for (const [index, item] of items.entries()) {
    if (item.key !== undefined) {
      checkKey(walk, item, keys);
      add(checkNode(walk, item.keyNode, depth));
    }
    walk.pointer.push(item.key ?? index);
    add(checkNode(walk, item.node, depth));
    walk.pointer.pop();
  }
  return { values, height };
}

/** Tags without an effect. */
const harmlessTags: Readonly<Record<string, Node['kind']>> = { '!!str': 'scalar', '!!seq': 'list', '!!map': 'map' };

/** A tag would let a text choose the type of its value. */
function checkTag(walk: Walk, node: Node): void {
  const { tag } = node;
  if (tag !== null && (harmlessTags[tag.text] !== node.kind || isNothing(node)))
    addUnsupported(walk, tag.offset, 'tag', tag.text);
}

/** Refuses an alias without an anchor, of a node around it, or that expands too far. */
function checkAlias(walk: Walk, { target, name, valueStart }: AliasNode, depth: number): Size {
  const size = target && walk.sizes.get(target);
  if (!size) {
    addSyntaxProblem(walk, valueStart, 'no-anchor', name);
    return leaf;
  }
  const before = walk.growth;
  walk.growth += size.values;
  const passed =
    (++walk.aliases === aliasLimit + 1 && (['aliases', aliasLimit] as const)) ||
    (before <= aliasedValuesLimit &&
      walk.growth > aliasedValuesLimit &&
      (['expanded-size', aliasedValuesLimit] as const)) ||
    (depth + size.height > depthLimit && (['depth', depthLimit] as const));
  if (passed === false) return size;
  const [what, limit] = passed;
  addProblem(walk, fileError(walk.file, { code: 'limit', what, limit, position: walk.position(valueStart) }));
  return leaf;
}

/** Keys must be distinct scalars that every reader reads as text. */
function checkKey(walk: Walk, { key, keyNode }: Pair, keys: Map<string, number>): void {
  const { file, text, position } = walk;
  const { valueStart } = keyNode;
  const first = keys.get(key);
  if (keyNode.kind !== 'scalar')
    addUnsupported(walk, valueStart, 'key', keyNode.kind === 'alias' ? `*${keyNode.name}` : text.charAt(valueStart));
  else if (!hasKeyProblem(walk, key, keyNode) && first !== undefined) {
    const facts = {
      code: 'duplicate-key',
      field: key,
      position: position(valueStart),
      first: position(first),
    } as const;
    addProblem(walk, fileError(file, facts));
  } else keys.set(key, valueStart);
}

function hasKeyProblem(walk: Walk, key: string, node: ScalarNode): boolean {
  const reads = readingOf(node);
  const oddSpace = node.style === 'plain' ? key.search(oddSpaceAfterColon) : -1;
  if (key.length > keyLimit) addSyntaxProblem(walk, node.valueStart, 'key-length');
  else if (oddSpace >= 0) addSyntaxProblem(walk, node.valueStart + oddSpace, 'odd-space', key.charAt(oddSpace));
  else if (node.style === 'plain' && key === '<<') addUnsupported(walk, node.valueStart, 'merge-key', key);
  else if (reads === null) return false;
  else if (key === '') addUnsupported(walk, node.valueStart, 'key', '');
  else {
    const at = { file: walk.file, pointer: [...walk.pointer, key], key: true };
    addProblem(walk, { severity: 'error', at, code: 'ambiguous-scalar', text: key, reads });
  }
  return true;
}

/** Checks for forbidden characters, even escaped, and for what looks like a space to YAML and is none. */
function checkScalar(walk: Walk, { style, value, valueStart, end }: ScalarNode): void {
  const oddSpace = style === 'plain' ? value.search(oddSpaceFirst) : -1;
  if (oddSpace >= 0) addSyntaxProblem(walk, valueStart + oddSpace, 'odd-space', value.charAt(oddSpace));
  if (style !== 'double') return;
  const written = walk.text.slice(valueStart + 1, end - 1);
  if (!written.includes('\\')) return;
  const codePoint = forbiddenInScalar.exec(value)?.[0].charCodeAt(0);
  if (written.replaceAll(clearEscape, '').includes('\\')) addSyntaxProblem(walk, valueStart, 'escaped-break');
  else if (codePoint !== undefined)
    addProblem(
      walk,
      fileError(walk.file, { code: 'control-character', codePoint, position: walk.position(valueStart) }),
    );
}

/** Where indentation ends, or behind a dash: `search` gives the place of the space. */
const oddSpaceFirst = /(?<=^-?)(?! )\p{Zs}/u;

const oddSpaceAfterColon = /(?<=:)(?! )\p{Zs}/u;

/**
 * The line breaks behind an escaped one are significant, but most readers drop or fold them. A single pattern for the whole text would throw at
 * millions of characters.
 */
const clearEscape = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;
