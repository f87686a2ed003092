import type { Quotes } from './print-scalar.ts';
import type { ListNode, MapNode, Node } from './tree.ts';

/**
 * How a file is written, learned from what stands in it. A role is what the schema calls a value: `conditions` for that list,
 * `conditions[]` for what is in it.
 */
export type Style = {
  readonly flow: ReadonlyMap<string, boolean>;
  readonly quotes: ReadonlyMap<string, Quotes>;
  /** Whether empty lines stand between the items of a list. */
  readonly gaps: ReadonlyMap<string, boolean>;
  readonly keys: Quotes;
  /** How far a mapping is indented below its key, and a dash below the key of its list. */
  readonly step: number;
  readonly dash: number;
  readonly padded: boolean;
  readonly eol: string;
};

/** As in our examples. */
export const plainStyle: Style = {
  flow: new Map(),
  quotes: new Map(),
  gaps: new Map([
    ['policies', true],
    ['exceptions', true],
  ]),
  keys: 'plain',
  step: 2,
  dash: 2,
  padded: true,
  eol: '\n',
};

/** What most of the text does. */
export function learnStyle(text: string, root: Node): Style {
  const votes: Votes = {
    text,
    flow: new Map(),
    quotes: new Map(),
    gaps: new Map(),
    keys: new Map(),
    numbers: new Map(),
  };
  observe(votes, root, '');
  const number = (name: string, otherwise: number): number => most(votes.numbers.get(name)) ?? otherwise;
  const step = number('step', Math.max(1, number('dash', plainStyle.step)));
  return {
    flow: winners(votes.flow),
    quotes: winners(votes.quotes),
    gaps: new Map([...plainStyle.gaps, ...winners(votes.gaps)]),
    keys: most(votes.keys) ?? 'plain',
    step,
    dash: number('dash', plainStyle.dash),
    padded: number('padded', 1) === 1,
    eol: /\r?\n/.exec(text)?.[0] ?? '\n',
  };
}

type Tally<T> = Map<T, number>;
type Votes = {
  readonly text: string;
  readonly flow: Map<string, Tally<boolean>>;
  readonly quotes: Map<string, Tally<Quotes>>;
  readonly gaps: Map<string, Tally<boolean>>;
  readonly keys: Tally<Quotes>;
  readonly numbers: Map<string, Tally<number>>;
};

const count = <T>(tally: Tally<T>, value: T): void => void tally.set(value, (tally.get(value) ?? 0) + 1);

function vote<T>(votes: Map<string, Tally<T>>, name: string, value: T): void {
  const tally = votes.get(name) ?? new Map<T, number>();
  votes.set(name, tally);
  count(tally, value);
}

function most<T>(tally: Tally<T> | undefined): T | undefined {
  const inOrder = [...(tally ?? [])].toSorted(([, a], [, b]) => b - a);
  return inOrder[0]?.[0];
}

function winners<T>(votes: Map<string, Tally<T>>): Map<string, T> {
  const won = new Map<string, T>();
  for (const [name, tally] of votes) {
    const winner = most(tally);
    if (winner !== undefined) won.set(name, winner);
  }
  return won;
}

function observe(votes: Votes, node: Node, role: string): void {
  if (node.kind === 'scalar') return observeQuotes(votes, node.style, role);
  if (node.kind === 'alias') return;
  if (node.items.length > 0) vote(votes.flow, role, node.flow);
  if (node.kind === 'list') observeList(votes, node, role);
  else observeMap(votes, node);
}

function observeQuotes(votes: Votes, style: string, role: string): void {
  if (style === 'plain' || style === 'single' || style === 'double') vote(votes.quotes, role, style);
}

function observeList(votes: Votes, list: ListNode, role: string): void {
  for (const [index, { start, node }] of list.items.entries()) {
    const before = list.items[index - 1]?.node.end;
    if (!list.flow && before !== undefined)
      vote(votes.gaps, role, /\n[ \t]*\r?\n/.test(votes.text.slice(before, start)));
    observe(votes, node, `${role}[]`);
  }
}

function observeMap(votes: Votes, map: MapNode): void {
  const [first] = map.items;
  const isBraced = votes.text.charAt(map.body) === '{';
  if (isBraced && first !== undefined) vote(votes.numbers, 'padded', votes.text.charAt(map.body + 1) === ' ' ? 1 : 0);
  for (const { key, keyStart, node } of map.items) {
    if (key.startsWith('x-')) continue;
    count(votes.keys, quotesByMark.get(votes.text.charAt(keyStart)) ?? 'plain');
    observeIndent(votes, node);
    observe(votes, node, key);
  }
}

const quotesByMark = new Map<string, Quotes>([
  ['"', 'double'],
  ["'", 'single'],
]);

function observeIndent(votes: Votes, node: Node): void {
  if ((node.kind !== 'list' && node.kind !== 'map') || node.flow) return;
  const inner = node.items[0];
  if (inner === undefined) return;
  const column = inner.start - (votes.text.lastIndexOf('\n', inner.start - 1) + 1);
  vote(votes.numbers, node.kind === 'list' ? 'dash' : 'step', Math.max(0, column - node.place.column));
}
