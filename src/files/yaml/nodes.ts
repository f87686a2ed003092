import type { Place, Pointer } from '../../domain/problem.ts';

/** A value of a document, and where it is written. Offsets count from the start of the text. */
export type Node = ScalarNode | AliasNode | ListNode | MapNode;

type Common = {
  /**
   * The offset of the value, behind its anchor and tag, and behind the header of a block scalar. If a value is not written, the offset of its dash,
   * anchor or tag.
   */
  readonly valueStart: number;
  readonly anchor: Property | null;
  readonly tag: Property | null;
};

/** A tag or an anchor. `text`: the whole tag, or the name behind `&`. */
export type Property = { readonly text: string; readonly offset: number };

export type ScalarNode = Common & {
  readonly kind: 'scalar';
  readonly style: 'plain' | 'single' | 'double' | 'block' | 'nothing';
  readonly value: string;
  readonly end: number;
  /** Whether it is a plain text that continues on a line with a dash, as if two list items were merged by a wrong indent. */
  readonly isJoined: boolean;
};

/** `target`: the node with the anchor; null if there is none in front of the alias, and for a collection around it. `linkAliases` sets it. */
export type AliasNode = Common & { readonly kind: 'alias'; readonly name: string; target: Node | null };

type ListNode = Common & { readonly kind: 'list'; readonly items: readonly ListItem[] };

type MapNode = Common & { readonly kind: 'map'; readonly items: readonly Pair[] };

export type ListItem = { readonly node: Node; readonly key?: undefined };

/** An entry of a mapping. `key`: the text of the key; empty if the key is no scalar. */
export type Pair = { readonly node: Node; readonly key: string; readonly keyNode: Node };

/** Whether a value is not written at all, as in `key:`. */
export const isNothing = (node: Node): boolean => node.kind === 'scalar' && node.style === 'nothing';

/** The entry of a collection by its key or index. An alias stands for its target. */
export function entryAt(node: Node, step: string | number): ListItem | Pair | undefined {
  const collection = node.kind === 'alias' ? node.target : node;
  if (collection?.kind === 'map') return collection.items.find(({ key }) => key === step);
  return collection?.kind === 'list' ? collection.items[Number(step)] : undefined;
}

/**
 * The offset of a place. If the place does not exist, the offset of the nearest place around it; for a value that is not written, the offset of its
 * key or dash. The offset of an alias is where the alias is; the offset of a place inside an alias is where its target is.
 */
export function offsetIn(root: Node, { pointer, key: isKey }: Place): number {
  let node = root;
  let offset = root.valueStart;
  for (const [index, step] of pointer.entries()) {
    const entry = entryAt(node, step);
    if (entry === undefined) break;
    node = entry.node;
    const isKeyWanted = isKey === true && index === pointer.length - 1;
    const isAtKey = entry.key !== undefined && (isKeyWanted || isNothing(node));
    offset = isAtKey ? entry.keyNode.valueStart : node.valueStart;
  }
  return offset;
}

/** Sets the target of each alias: the last node before it that has its anchor and is not around it. */
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

/**
 * Yields each scalar value with its pointer, also those that an alias repeats. The pointer is one array that changes during the walk, so copy it to
 * keep it.
 */
export function* scalarsIn(
  node: Node,
  pointer: (string | number)[] = [],
): Generator<readonly [ScalarNode, Pointer], void, void> {
  if (node.kind === 'scalar') yield [node, pointer];
  else if (node.kind !== 'alias') {
    for (const [index, item] of node.items.entries()) {
      pointer.push(item.key ?? index);
      yield* scalarsIn(item.node, pointer);
      pointer.pop();
    }
  } else if (node.target !== null) yield* scalarsIn(node.target, pointer);
}
