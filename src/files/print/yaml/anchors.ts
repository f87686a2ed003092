import {
  type AliasNode,
  isSame,
  type Item,
  type Json,
  type ListNode,
  type MapNode,
  type Moves,
  type Node,
  type Pair,
} from './tree.ts';
import { fulfilled, keep, type Wish } from './wish.ts';

type Seen = {
  /** Anchored nodes that change, with their new value; those that go have none. */
  readonly changed: Map<Node, Json | undefined>;
  readonly aliases: { readonly node: AliasNode; readonly wish: Wish; readonly role: string }[];
};

/** Decides about every anchor whose value changes or goes: the aliases elsewhere must go on to mean what they meant. */
export function moveAnchors(root: Node, wish: Wish): Moves {
  const seen: Seen = { changed: new Map(), aliases: [] };
  visit(seen, root, wish, '');
  const following = new Set<AliasNode>();
  const dropped = new Set<Node>();
  const expanded = new Map<AliasNode, { value: Json; anchor: string | null; role: string }>();
  for (const [target, next] of seen.changed) {
    const uses = seen.aliases.filter(({ node }) => node.target === target);
    const old = valueOf(target);
    const follows = uses.filter((use) => use.wish.to !== 'keep' && isSame(fulfilled(old, use.wish), next));
    for (const { node } of follows) following.add(node);
    const staying = uses.filter((use) => use.wish.to === 'keep');
    if (follows.length > 0)
      for (const { node, role } of staying) expanded.set(node, { value: old, anchor: null, role });
    else if (staying[0] !== undefined) {
      dropped.add(target);
      expanded.set(staying[0].node, { value: old, anchor: target.anchor, role: staying[0].role });
    }
  }
  return { following, dropped, expanded };
}

/** Follows the wish through the tree; null for what goes, or is printed anew. */
function visit(seen: Seen, node: Node, wish: Wish | null, role: string): void {
  if (node.kind === 'alias') {
    if (wish !== null) seen.aliases.push({ node, wish, role });
    return;
  }
  if (node.anchor !== null && wish?.to !== 'keep') {
    seen.changed.set(node, wish === null ? undefined : fulfilled(valueOf(node), wish));
  }
  if (node.kind === 'scalar') return;
  for (const [index, item] of node.items.entries()) {
    visit(seen, item.node, wish && innerWish(node, wish, index), isPair(item) ? item.key : `${role}[]`);
  }
}

/** What becomes of an entry: null when it goes, or when what it is in is printed anew. */
function innerWish(node: ListNode | MapNode, wish: Wish, index: number): Wish | null {
  if (wish.to === 'keep') return keep;
  const item = node.items[index];
  let own: Wish | null | undefined = null;
  if (wish.to === 'list' && node.kind === 'list') own = wish.items.get(index);
  if (wish.to === 'map' && item !== undefined && isPair(item)) own = wish.pairs.get(item.key);
  return own === undefined ? keep : own;
}

const isPair = (item: Item): item is Pair => 'key' in item;

/** The value of a node, as far as our files go: what is neither quoted text nor a boolean is its text. */
export function valueOf(node: Node): Json {
  if (node.kind === 'alias') return node.target === null ? '' : valueOf(node.target);
  if (node.kind === 'list') return node.items.map((item) => valueOf(item.node));
  if (node.kind === 'map') return Object.fromEntries(node.items.map(({ key, node: inner }) => [key, valueOf(inner)]));
  const isBoolean = node.style === 'plain' && /^(?:true|True|TRUE|false|False|FALSE)$/.test(node.value);
  return isBoolean ? node.value.toLowerCase() === 'true' : node.value;
}
