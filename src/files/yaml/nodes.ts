import type { Place, Pointer } from '../../domain/problem.ts';

/** A document by its layout; offsets count from the start of the text. */
export type Node = ScalarNode | AliasNode | ListNode | MapNode;

type Common = {
  /** Behind its anchor and tag, and behind the first line of a block of text. Of a value that is not written: its dash, anchor or tag. */
  readonly valueStart: number;
  readonly anchor: Property | null;
  readonly tag: Property | null;
};

/** The text of a tag, or the name after `&`, and the offset of the whole. */
export type Property = { readonly text: string; readonly offset: number };

export type ScalarNode = Common & {
  readonly kind: 'scalar';
  readonly style: 'plain' | 'single' | 'double' | 'block' | 'nothing';
  readonly value: string;
  readonly end: number;
  /** Whether it is a plain text that continues in a line with a dash: a wrong indent merges two list items. */
  readonly isJoined: boolean;
};

/** The target is found when the whole tree is there; null without such an anchor before it, and for a collection around it. */
export type AliasNode = Common & { readonly kind: 'alias'; readonly name: string; target: Node | null };

type ListNode = Common & { readonly kind: 'list'; readonly items: readonly ListItem[] };

type MapNode = Common & { readonly kind: 'map'; readonly items: readonly Pair[] };

export type ListItem = { readonly node: Node; readonly key?: undefined };

/** A mapping entry; `key` is empty if the key is no scalar. */
export type Pair = { readonly node: Node; readonly key: string; readonly keyNode: Node };

export const isNothing = (node: Node): boolean => node.kind === 'scalar' && node.style === 'nothing';

/** The entry of a collection, even through an alias, by key or index. */
export function entryAt(node: Node, step: string | number): ListItem | Pair | undefined {
  const written = node.kind === 'alias' ? node.target : node;
  if (written?.kind === 'map') return written.items.find(({ key }) => key === step);
  return written?.kind === 'list' ? written.items[Number(step)] : undefined;
}

/**
 * Offset of a place. One that is not there is shown at the nearest one above it, and a value that is not written at its key or dash. A place
 * that is an alias is the alias itself; one inside what an alias repeats is where that is written.
 */
export function offsetIn(root: Node, { pointer, key: isKey }: Place): number {
  let node = root;
  let offset = root.valueStart;
  for (const [index, step] of pointer.entries()) {
    const entry = entryAt(node, step);
    if (entry === undefined) break;
    node = entry.node;
    const isKeyAsked = isKey === true && index === pointer.length - 1;
    const isAtKey = entry.key !== undefined && (isKeyAsked || isNothing(node));
    offset = isAtKey ? entry.keyNode.valueStart : node.valueStart;
  }
  return offset;
}

/** Finds the node of each alias: of an anchor before it, and not around it. */
export function linkAliases(node: Node, anchors: Map<string, Node | null>): void {
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

/** Every scalar value, repeated ones for each alias. `way`: its path, one list that changes during the walk. */
export function* scalarsIn(
  node: Node,
  way: (string | number)[] = [],
): Generator<readonly [ScalarNode, Pointer], void, void> {
  if (node.kind === 'scalar') yield [node, way];
  else if (node.kind !== 'alias') {
    for (const [index, item] of node.items.entries()) {
      way.push(item.key ?? index);
      yield* scalarsIn(item.node, way);
      way.pop();
    }
  } else if (node.target !== null) yield* scalarsIn(node.target, way);
}
