import { isBookkeeping } from '../../domain/bookkeeping.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalAction, canonicalCondition, plain } from '../canonical.ts';
import { eachSide, type Sided, type Three } from './three.ts';

export const itemLists = ['conditions', 'actions'] as const;
export type ItemList = (typeof itemLists)[number];

/** What a part is: a field of the policy or of its filters, one item of a list by its text, all items of a type, the order of a list, or what files cannot say. */
export type Place =
  | { readonly in: 'policy' | 'filters'; readonly field: string }
  | { readonly in: ItemList; readonly item: string }
  | { readonly in: ItemList; readonly every: string }
  | { readonly in: 'actions'; readonly order: true }
  | { readonly in: 'unsaid' };

/** A part of a policy as a text in each of the three; null where it is not there. */
export type Part = Sided<string | null> & { readonly place: Place };

/** All parts of a policy: its name, description, active, the mode of its filters, each condition and each action, and whatever else it has. */
export const partsOf = (three: Three): Part[] => [
  ...fieldParts('policy', three),
  ...fieldParts('filters', three),
  ...itemLists.flatMap((list) => itemParts(list, three)),
  ...orderParts(three),
  ...unsaidParts(three),
];

/** Told apart in another way, or part of who the policy is. */
const notFields: ReadonlySet<string> = new Set(['slug', 'filters', 'conditions', 'actions']);
/** A platform may send any of these for a field that is not used. */
const unused: ReadonlySet<string> = new Set(['null', '""', '[]', '{}']);

function fieldParts(where: 'policy' | 'filters', three: Three): Part[] {
  const { base, files, live } = eachSide(three, (policy) => (where === 'policy' ? policy : filtersOf(policy)));
  const fields = Object.keys({ ...base, ...files, ...live });
  const text = (side: Content, field: string): string | null => fieldText(field, side[field]);
  return fields
    .filter((field) => !notFields.has(field) && !isBookkeeping(field))
    .map((field) => ({
      place: { in: where, field },
      base: text(base, field),
      files: text(files, field),
      live: text(live, field),
    }));
}

export const filtersOf = ({ filters }: Content): Content => (isObject(filters) ? filters : {});

function fieldText(field: string, value: unknown): string | null {
  const text = plain(value);
  return unused.has(text) || (field === 'active' && value === true) ? null : text;
}

export type Item = { readonly value: unknown; readonly type: string; readonly text: string };

/** The items of a list of a policy, each with the text that all its spellings share; of what files cannot say only book-keeping does not count. */
export function itemsOf(list: ItemList, policy: Content): Item[] {
  const items = list === 'actions' ? policy['actions'] : filtersOf(policy)['conditions'];
  const textOf = list === 'actions' ? canonicalAction : canonicalCondition;
  if (!Array.isArray(items)) return [];
  return items.map(withoutBookkeeping).map((value) => ({
    value,
    type: isObject(value) ? String(value['type']) : '',
    text: textOf(value),
  }));
}

const withoutBookkeeping = (item: unknown): unknown =>
  isObject(item) ? Object.fromEntries(Object.entries(item).filter(([field]) => !isBookkeeping(field))) : item;

/** How often each item of a type stands in a list. Conditions are a set; that an action stands twice may mean something. */
type Counts = ReadonlyMap<string, number>;

function itemParts(list: ItemList, three: Three): Part[] {
  const items = eachSide(three, (policy) => itemsOf(list, policy));
  const types = new Set([...items.base, ...items.files, ...items.live].map(({ type }) => type));
  return [...types].flatMap((type) => {
    const counts = (side: readonly Item[]): Counts => {
      const same = Map.groupBy(
        side.filter((item) => item.type === type),
        ({ text }) => text,
      );
      return new Map([...same].map(([text, each]) => [text, list === 'actions' ? each.length : 1]));
    };
    return partsOfType(list, type, {
      base: counts(items.base),
      files: counts(items.files),
      live: counts(items.live),
    });
  });
}

/** Items have no name: where one was taken out on both sides, nobody can say by which it was replaced, so all of its type are one part. */
function partsOfType(list: ItemList, every: string, { base, files, live }: Sided<Counts>): Part[] {
  const [inFiles, onPlatform] = [textOfAll(files), textOfAll(live)];
  if (inFiles !== onPlatform && [...base.keys()].some((text) => !files.has(text) && !live.has(text)))
    return [{ place: { in: list, every }, base: textOfAll(base), files: inFiles, live: onPlatform }];
  return [...new Map([...base, ...files, ...live]).keys()].map((item) => {
    const count = (side: Counts): string | null => side.get(item)?.toString() ?? null;
    return { place: { in: list, item }, base: count(base), files: count(files), live: count(live) };
  });
}

const textOfAll = (counts: Counts): string => plain([...counts].map((pair) => plain(pair)).toSorted());

/** Nothing says that the order of actions means nothing. It is compared over those that all three have. */
function orderParts(three: Three): Part[] {
  const sides = eachSide(three, (policy) => itemsOf('actions', policy).map(({ text }) => text));
  const { base, files, live } = sides;
  const inOrder = (side: string[]): string =>
    plain([...new Set(side)].filter((text) => [base, files, live].every((other) => other.includes(text))));
  return [
    { place: { in: 'actions', order: true }, base: inOrder(base), files: inOrder(files), live: inOrder(live) },
    ...movedParts(sides),
  ];
}

/** Where both brought an action, each to another place among those that both have: the base does not say which of them was moved. */
function movedParts({ base, files, live }: Sided<string[]>): Part[] {
  const [inFiles, onPlatform] = [new Set(files), new Set(live)];
  const ours = [...inFiles].filter((text) => onPlatform.has(text));
  const theirs = [...onPlatform].filter((text) => inFiles.has(text));
  return isMoved(ours, theirs, new Set(base))
    ? [{ place: { in: 'actions', order: true }, base: null, files: plain(ours), live: plain(theirs) }]
    : [];
}

/** Whether an action that the base lacks has other ones before it in one list than in the other; both lists hold the same. */
function isMoved(ours: readonly string[], theirs: readonly string[], had: ReadonlySet<string>): boolean {
  const at = new Map(theirs.map((text, index) => [text, index]));
  let furthest = 0;
  for (const [index, text] of ours.entries()) {
    const there = at.get(text) ?? index;
    if (!had.has(text) && (there !== index || furthest > index)) return true;
    furthest = Math.max(furthest, there);
  }
  return false;
}

/** Nobody put it there but the platform. */
const unsaidParts = ({ unsaid }: Three): Part[] =>
  unsaid ? [{ place: { in: 'unsaid' }, base: null, files: null, live: 'unsaid' }] : [];
