import { type Bundle, type BundleContent, isBookkeeping } from '../domain/bundle.ts';
import type { ChangeOrigin, DriftEntry } from '../domain/drift.ts';
import { isObject } from '../domain/json.ts';
import { type Change, entryOf, type PlannedBundle } from '../domain/plan.ts';
import type { Content, DiffEntry } from '../domain/preview.ts';
import { canonicalAction, canonicalCondition, canonicalObject, plain } from './digest.ts';
import {
  appliedContent,
  changeBetween,
  changedItems,
  onlyItems,
  originOf,
  productOf,
  type Sides,
  withItems,
} from './drift.ts';
import { judge, type JudgeEntry, judgeIn } from './effect.ts';

const itemLists = ['conditions', 'actions'] as const;

export type ItemList = (typeof itemLists)[number];

/** What a part is: a field of the policy or of its filters, one item of a list by its text, all items of a type, the order of a list, or what files cannot say. */
type Place =
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

/** Items have no name: where one was taken out on both sides, no one can say by which it was replaced, so all of its type are one part. */
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

/** No one put it there but the platform. */
const unsaidParts = ({ unsaid }: Three): Part[] =>
  unsaid ? [{ place: { in: 'unsaid' }, base: null, files: null, live: 'unsaid' }] : [];

/** One thing as the base, the files and the platform have it. */
type Sided<T> = { readonly base: T; readonly files: T; readonly live: T };

/** A policy that stands in the files and on the platform; null for a base without it. */
export type Three = {
  readonly base: Content | null;
  readonly files: Content;
  readonly live: Content;
  /** Whether the platform has more of it, that none of the three shows and that an apply would change. */
  readonly unsaid: boolean;
};

const eachSide = <T>({ base, files, live }: Three, look: (policy: Content) => T): Sided<T> => ({
  base: look(base ?? {}),
  files: look(files),
  live: look(live),
});

/**
 * The three of a policy in the same spelling: the platform's, where it told of the base too, else ours. Null for what cannot be looked
 * into: another object, or a policy of a form that no one knows.
 */
export function threeOf(change: Change, sides: Sides): Three | null {
  if (change.object !== 'RemediationPolicy' || change.verb !== 'update') return null;
  const three = toldBy(change, sides);
  return three !== null && Object.values(eachSide(three, isOfKnownForm)).every(Boolean) ? three : null;
}

function toldBy(change: Extract<Change, { verb: 'update' }>, { since, applied, files, live }: Sides): Three | null {
  if (since !== null) {
    const edit = since.get(change.id);
    return edit === undefined ? null : { base: edit.after, files: change.after, live: change.before, unsaid: false };
  }
  const [inFiles, onPlatform] = [files.get(change.id), live.get(change.id)];
  if (inFiles === undefined || onPlatform === undefined) return null;
  const base = applied?.get(change.id)?.content ?? null;
  return { base, files: inFiles.content, live: onPlatform.content, unsaid: onPlatform.unsaid };
}

/** A platform may send null for a list that is empty. */
const isList = (value: unknown): boolean => value === undefined || value === null || Array.isArray(value);

const isOfKnownForm = ({ filters, actions }: Content): boolean =>
  isList(actions) && (filters === undefined || (isObject(filters) && isList(filters['conditions'])));

/** What the files do to an object against the base, if an edit on the platform may hide that in what an apply does; else null. */
export type FindOwn = (change: Change, origin: ChangeOrigin) => Change | null;

/**
 * Judges the files against the base as if no one had touched the platform: who stops blocking what no one blocks there any more has
 * loosened it all the same. Of an object that both changed always; of an exception, which a rule that is disabled on the platform for now
 * makes look idle, where it takes something away.
 */
export function findOwn(applied: BundleContent | null, declared: BundleContent, sides: Sides): FindOwn {
  const judged = applied === null ? judge : judgeIn(declared, entriesSince(applied, declared, sides));
  return (change, origin) => {
    if (origin === 'both') return ownChange(change, sides, judged);
    if (origin !== 'own' || change.object !== 'DetectionPolicyException' || change.effect !== 'neutral') return null;
    const own = ownChange(change, sides, judged);
    return own?.effect === 'looser' || own?.effect === 'unknown' ? own : null;
  };
}

function ownChange(change: Change, sides: Sides, judged: JudgeEntry): Change | null {
  const before = appliedContent(change.id, sides);
  const { after } = entryOf(change);
  if (before === null && after === null) return null;
  const own = changeBetween(change, before, after, judged);
  if (own.verb === 'delete' || change.verb === 'delete') return own;
  const { at, notes } = change;
  return { ...own, at, notes };
}

/** All in which the files differ from the base. */
function entriesSince(applied: BundleContent, declared: BundleContent, sides: Sides): DiffEntry[] {
  const objects = new Map([...(sides.applied ?? []), ...sides.files]);
  const changed = [...objects].filter(
    ([id, { object }]) => object !== 'DetectionPolicy' && sides.applied?.get(id)?.text !== sides.files.get(id)?.text,
  );
  const entries = changed.map(([id, { object, key }]) => ({
    object,
    key,
    before: sides.applied?.get(id)?.content ?? null,
    after: sides.files.get(id)?.content ?? null,
  }));
  return [...entries, ...listsSince(applied, declared)];
}

function listsSince(applied: BundleContent, declared: BundleContent): DiffEntry[] {
  if (applied.kind === 'remediation' || declared.kind === 'remediation') return [];
  const listsOf = ({ content }: typeof applied) => ({ ...withItems({ ...content }, [], 'files') });
  const key = { product: productOf(declared.kind) };
  return [{ object: 'DetectionPolicy', key, before: listsOf(applied), after: listsOf(declared) }];
}

type ListUpdate = Extract<Change, { verb: 'update' }>;

type ListPart = DriftEntry & { readonly change: ListUpdate };

/**
 * The parts of an update of the lists, one after the other: each starts where those before it end, and is judged in the bundle as it is
 * then. What is taken back comes first, so no edit of the platform makes up for what the files do.
 */
export function inTurn(
  parts: readonly DriftEntry[],
  bundle: PlannedBundle,
  declared: Bundle,
  sides: Sides,
): DriftEntry[] {
  const done: ListPart[] = [];
  for (const part of parts.filter(isUpdate)) {
    const moved = startingAt(part, done.at(-1)?.change ?? null);
    done.push({ ...part, change: { ...moved, ...judgedPart(moved, part, bundle, declared, sides) } });
  }
  return done;
}

const isUpdate = (part: DriftEntry): part is ListPart => part.change.verb === 'update';

const startingAt = ({ change }: ListPart, last: ListUpdate | null): ListUpdate =>
  last === null ? change : onlyItems({ ...change, before: last.after }, changedItems(change), false);

/** The files' own part is judged beside the other changes, without exceptions that an apply takes back: those count as done before it. */
function judgedPart(change: ListUpdate, { origin }: ListPart, bundle: PlannedBundle, declared: Bundle, sides: Sides) {
  const isLeft = (id: Change['id']): boolean => origin !== 'repository' || originOf(id, sides) !== 'platform';
  const others = bundle.changes.filter(({ object, id }) => object !== change.object && isLeft(id));
  const entries = [change, ...others].map(entryOf);
  return judgeIn(contentAfter(change, declared), entries)('update', entryOf(change));
}

function contentAfter({ after }: ListUpdate, declared: BundleContent): BundleContent {
  if (declared.kind === 'remediation') return declared;
  return { kind: declared.kind, content: { ...declared.content, ...withItems(after, [], 'files') } };
}

type Doer = Exclude<ChangeOrigin, 'unknown'>;

/**
 * Whose doing it is that an apply changes a policy that both sides touched. One that keeps every edit of the platform takes nothing back.
 * One that only takes back is still both where the files have another edit, that is live already.
 */
export function originByParts(three: Three): Doer {
  const done = doneByApply(partsOf(three));
  return done === 'revert' && isChanged(three) ? 'both' : done;
}

const isChanged = ({ base, files }: Three): boolean =>
  canonicalObject('RemediationPolicy', base) !== canonicalObject('RemediationPolicy', files);

/** What an apply itself does to a policy; where no part shows a difference, both. */
export function doneByApply(parts: readonly Part[]): Doer {
  const origins = new Set(parts.filter(({ files, live }) => files !== live).map(originOfPart));
  const [only = 'both'] = origins;
  return origins.size > 1 ? 'both' : only;
}

function originOfPart({ base, files, live }: Part): Doer {
  if (base === live) return 'own';
  return base === files ? 'revert' : 'both';
}

/** What the files change against the base, and the platform has already. */
export const isLive = ({ base, files, live }: Part): boolean => files === live && files !== base;
