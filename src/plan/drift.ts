import { createHash } from 'node:crypto';
import {
  type BundleContent,
  type DetectionKind,
  detectionPolicyId,
  exceptionId,
  isBookkeeping,
  itemId,
  type ObjectId,
  objectId,
  type ObjectKey,
  type ObjectKind,
  policyId,
} from '../domain/bundle.ts';
import { type Change, entryOf, type PlannedBundle, policyFinder, slugOf } from '../domain/plan.ts';
import type { Drift, DriftBase, DriftBundle, DriftEntry, DriftOrigin, Edited, Unmanaged } from '../domain/drift.ts';
import { isObject, type RuleList, ruleLists } from '../domain/json.ts';
import type { Content, DiffEntry } from '../domain/preview.ts';
import type { DetectionException, RemediationPolicy } from '../generated/types.ts';
import { canonicalAction, canonicalCondition, canonicalObject, diffDigest, plain } from './digest.ts';
import { judge, type JudgeEntry } from './effect.ts';

/**
 * Tells for each object that an apply would change why it differs. Which objects these are is the platform's word alone; with A for
 * what was applied last, F for the files and L for the platform: F≠A is the repository's doing, L≠A the platform's.
 */
export function findDrift(compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const bundles = compared.map(bundleDrift);
  return { bundles, unmanaged, digest: digestOfAll(bundles) };
}

/** What has no drift takes no part: it may come to be declared, or no longer be. */
export const digestOfAll = (bundles: readonly DriftBundle[]): string =>
  digestOf(bundles.flatMap(({ entries, digest }) => (entries.length === 0 ? [] : [digest])).toSorted());

function bundleDrift(compared: Compared): DriftBundle {
  const { deployment, kind, stateVersion } = compared.bundle;
  const sides = sidesOf(compared);
  const entries = compared.bundle.changes.flatMap((change) => entriesOfChange(change, sides));
  return { deployment, kind, stateVersion, base: compared.base, entries, digest: entriesDigest(compared, entries) };
}

function entriesDigest({ bundle: { deployment, kind } }: Compared, entries: readonly DriftEntry[]): string {
  const texts = entries.map(({ origin, change }) => plain([origin, diffDigest([change])]));
  return digestOf([deployment.id, deployment.slug, kind, ...texts.toSorted()]);
}

/** The number is that of the canonical form, so that digests of a later one are told apart. */
const digestOf = (value: readonly string[]): string =>
  `sha256:${createHash('sha256')
    .update(`drift 1\n${plain(value)}`)
    .digest('hex')}`;

/** A change by what it comes from: one entry, but for the items of lists, which make one for each origin. */
export function entriesOfChange(change: Change, sides: Sides): DriftEntry[] {
  if (change.object === 'DetectionPolicy' && change.verb === 'update' && sides.applied !== null)
    return listEntries(change, sides);
  return [isOpen(change.id, sides) ? openEntry(change, sides) : toEntry(change, originOf(change.id, sides), sides)];
}

/** An entry of which the history leaves open what was applied. */
const openEntry = (change: Change, sides: Sides): DriftEntry => ({
  ...toEntry(change, 'unknown', sides),
  changedWithin: sides.history?.length ?? 0,
});

/** Items are told apart one by one: a list that both sides touched is no conflict. */
function listEntries(change: Extract<Change, { verb: 'update' }>, sides: Sides): DriftEntry[] {
  const items = changedItems(change);
  const hadItem = itemsApplied(change, sides);
  const open = items.filter(({ id }) => isOpen(id, sides));
  const told = items.filter((item) => !open.includes(item));
  const edited = told.filter(({ id, here }) => hadItem(id) === (here === 'files'));
  const ahead = told.filter((item) => !edited.includes(item));
  const beside = differsBeside(change);
  if (items.length === 0 && !beside) return [toEntry(change, 'unknown', sides)];
  return [
    ...(edited.length > 0 || beside ? [toEntry(onlyItems(change, edited, beside), 'platform', sides)] : []),
    ...(ahead.length > 0 ? [toEntry(onlyItems(change, ahead, false), 'repository', sides)] : []),
    ...(open.length > 0 ? [openEntry(onlyItems(change, open, false), sides)] : []),
  ];
}

function toEntry(change: Change, origin: DriftOrigin, sides: Sides): DriftEntry {
  const { before } = entryOf(change);
  const read = change.object === 'DetectionPolicy' ? sides.whole : sides.read.get(change.id);
  return {
    change,
    origin,
    edit: editOf(change, origin, appliedContent(change.id, sides)),
    edited: origin === 'repository' || before === null ? null : editorOf(before, read),
    at: change.verb === 'delete' ? null : change.at,
  };
}

/** In small letters without separators, the likelier ones first. None is specified; creation tells nothing of an edit. */
const people = ['updatedby', 'lastupdatedby', 'modifiedby', 'lastmodifiedby'];

const times = ['updatedat', 'lastupdatedat', 'lastupdated', 'modifiedat', 'lastmodifiedat', 'lastmodified'];

const names = ['email', 'name', 'login', 'username', 'id'];

/** Who edited an object and when, where its platform says so in one of the usual fields. */
export function editorOf(...answers: readonly (Content | null | undefined)[]): Edited | null {
  for (const answer of answers) {
    const edited = { by: fieldOf(answer ?? {}, people), at: fieldOf(answer ?? {}, times) };
    if (edited.by !== null || edited.at !== null) return edited;
  }
  return null;
}

/** Finds an object of a bundle as the platform reads it: it may tell more than its diff does. */
function readObjects(live: Content | null): ReadonlyMap<ObjectId, Content> {
  const policies = objectsIn(live, 'policies').map((one) => [policyId(String(one['slug'])), one] as const);
  const exceptions = objectsIn(live, 'exceptions').map((one) => [exceptionId(one as DetectionException), one] as const);
  return new Map([...policies, ...exceptions]);
}

function objectsIn(live: Content | null, list: string): Content[] {
  const objects: unknown = live?.[list];
  return Array.isArray(objects) ? objects.filter(isObject) : [];
}

function fieldOf(content: Content, wanted: readonly string[]): string | null {
  const fields = new Map(
    Object.entries(content).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ''), value]),
  );
  return wanted.map((name) => textOf(fields.get(name))).find((text) => text !== null) ?? null;
}

/** A text or a number; of a person that is an object what names it best. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  return isObject(value) ? fieldOf(value, names) : null;
}

/** What was done to an object on the platform since `applied`, its content then; null where nothing was or no one knows. */
function editOf(change: Change, origin: DriftOrigin, applied: Content | null): Change | null {
  const { before: live, after: declared } = entryOf(change);
  if (origin === 'both') return changeBetween(change, applied, live, judge);
  // The files are what was applied, in the platform's own spelling.
  return origin === 'platform' ? changeBetween(change, declared, live, judge) : null;
}

/** What leads from one content of an object to another. */
export function changeBetween(
  { object, key, id }: Change,
  before: Content | null,
  after: Content | null,
  judged: JudgeEntry,
): Change {
  const facts = { object, key, id };
  const said = (verb: Change['verb']) => judged(verb, { object, key, before, after });
  const none = { at: null, notes: {} };
  if (after === null) return { ...facts, ...said('delete'), verb: 'delete', before: before ?? {} };
  if (before === null) return { ...facts, ...said('create'), verb: 'create', after, ...none };
  return { ...facts, ...said('update'), verb: 'update', before, after, ...none };
}

/** An object: who it is, what it holds beside that, and the text that all spellings of that share. */
type Held = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly content: Content;
  readonly text: string;
  /** Whether the platform has something of it that files cannot say, and that an apply would change. */
  readonly unsaid: boolean;
};

/** The objects of a bundle by identity; each item of a list is one of its own. */
type Objects = ReadonlyMap<ObjectId, Held>;

/** Each object of some content as one text of all that files can say of it. */
export const saidTexts = (content: BundleContent): ReadonlyMap<ObjectId, string> =>
  new Map(
    Array.from(declaredObjects(content, null), ([id, { object, content: all, text }]) => [
      id,
      isKnownKind(object) ? canonicalObject(object, onlySaid(object, all)) : text,
    ]),
  );

/** What files declare, by the identities that the platform's diff of `bundle` uses. */
function declaredObjects(content: BundleContent, bundle: PlannedBundle | null): Objects {
  if (content.kind === 'remediation') {
    const rename = platformSlugs(bundle);
    const policies = content.content.policies.map((policy) => ({ slug: rename(slugOf(policy)), policy }));
    return new Map(policies.map(({ slug, policy }) => [policyId(slug), heldPolicy(slug, policy)]));
  }
  const { exceptions } = content.content;
  const product = productOf(content.kind);
  const items = ruleLists.flatMap((list) => content.content[list].map((item) => itemId(list, item)));
  return new Map([
    ...items.map((id) => [id, heldItem] as const),
    ...exceptions.map((exception) => [exceptionId(exception), heldException(exception, product)] as const),
  ]);
}

/** What stands on the platform: what the files declare, but for what the platform's own diff says. */
function liveObjects(bundle: PlannedBundle): Objects {
  const live = new Map<ObjectId, Held | null>(declaredObjects(bundle, bundle));
  for (const [id, object] of bundle.changes.flatMap(liveSide)) live.set(id, object);
  return new Map([...live].filter((pair): pair is [ObjectId, Held] => pair[1] !== null));
}

/** What a change shows of the platform; null for what is not there. Of unknown kinds nothing can be compared. */
function liveSide(change: Change): (readonly [ObjectId, Held | null])[] {
  if (change.object === 'DetectionPolicy') {
    return changedItems(change).map(({ id, here }) => [id, here === 'platform' ? heldItem : null]);
  }
  if (!isKnownKind(change.object)) return [];
  if (change.verb === 'create') return [[change.id, null]];
  return [[change.id, heldLive(change, change.before, change.verb === 'update' ? change.after : null)]];
}

/** How many objects are not the same in both. */
function countDifferences(one: Objects, other: Objects): number {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].filter((id) => one.get(id)?.text !== other.get(id)?.text).length;
}

/** An item of a list that stands in the files only, or on the platform only. */
export type ChangedItem = {
  readonly id: ObjectId;
  readonly list: RuleList;
  readonly item: string;
  readonly here: 'files' | 'platform';
};

/** The items in which both sides of the lists differ. */
export function changedItems(change: { readonly before?: Content; readonly after?: Content }): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const [live, files] = [textsIn(change.before, list), textsIn(change.after, list)];
    const only = (some: ReadonlySet<string>, others: ReadonlySet<string>, here: ChangedItem['here']): ChangedItem[] =>
      [...some].filter((item) => !others.has(item)).map((item) => ({ id: itemId(list, item), list, item, here }));
    return [...only(live, files, 'platform'), ...only(files, live, 'files')];
  });
}

function textsIn(content: Content | undefined, list: RuleList): Set<string> {
  const items: unknown = content?.[list];
  return new Set(Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : []);
}

/** Where a policy without a slug got another one from the platform than the one that we would derive. */
function platformSlugs(bundle: PlannedBundle | null): (slug: string) => string {
  if (bundle?.kind !== 'remediation') return (slug) => slug;
  const find = policyFinder(bundle.content);
  const renamed = new Map<string, string>();
  for (const change of bundle.changes) {
    const slug = String(change.key['slug']);
    const policy = change.verb === 'delete' ? null : find(slug, change.after['name']);
    if (policy !== null) renamed.set(slugOf(policy), slug);
  }
  return (slug) => renamed.get(slug) ?? slug;
}

export const productOf = (kind: DetectionKind): string => (kind === 'detection/code' ? 'code' : 'secrets');

const heldItem: Held = { object: 'DetectionPolicy', key: {}, content: {}, text: 'item', unsaid: false };

type Facts = Pick<Held, 'object' | 'key'>;

const held = ({ object, key }: Facts, content: Content): Held => ({
  object,
  key,
  content,
  text: canonicalObject(object, content),
  unsaid: false,
});

const heldPolicy = (slug: string, { slug: _, ...rest }: RemediationPolicy): Held =>
  held({ object: 'RemediationPolicy', key: { slug } }, rest);

function heldException({ exception_type, ...rest }: DetectionException, product: string): Held {
  const { rule, rule_type, project, project_tag_name } = rest;
  const scope =
    project === undefined
      ? { scope_type: 'project_tag', scope_target: project_tag_name }
      : { scope_type: 'project', scope_target: project };
  return held({ object: 'DetectionPolicyException', key: { product, ...scope, rule, rule_type } }, { exception_type });
}

/** Of a delete nothing tells whether what files cannot say was added by the platform itself. */
function heldLive(facts: Facts, before: Content, after: Content | null): Held {
  const said = held(facts, onlySaid(facts.object, before));
  const unsaid = after !== null && changesUnsaid(facts.object, before, after);
  return unsaid ? { ...said, unsaid, text: `${said.text} and more` } : said;
}

/** What files can say of an object, beside who it is. */
const knownFields: ReadonlyMap<ObjectKind, readonly string[]> = new Map([
  ['RemediationPolicy', ['name', 'description', 'active', 'filters', 'actions']],
  ['DetectionPolicyException', ['exception_type']],
]);

const identity = ['slug', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

const conditionFields = ['type', 'values', 'mode'];

const actionFields = ['type', 'config'];

const isKnownKind = (object: ObjectKind): boolean => knownFields.has(object);

/** An object of a known kind by what files can say of it. */
function onlySaid(object: ObjectKind, content: Content): Content {
  const { filters, actions, ...rest } = only(content, knownFields.get(object) ?? []);
  return { ...rest, filters: saidFilters(filters), actions: eachOnly(actions, actionFields) };
}

function saidFilters(filters: unknown): unknown {
  if (!isObject(filters)) return filters;
  return { mode: filters['mode'], conditions: eachOnly(filters['conditions'], conditionFields) };
}

const only = (content: Content, fields: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => fields.includes(name)));

const eachOnly = (list: unknown, fields: readonly string[]): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? only(one, fields) : one)) : list;

/**
 * Whether an apply would change something of an object that files cannot say, in it or in one of its conditions and actions. The platform
 * may add what it likes, so what stands in both sides tells nothing.
 */
export function changesUnsaid(object: ObjectKind, before: Content, after: Content): boolean {
  const said = [...(knownFields.get(object) ?? []), ...identity];
  return (
    unsaidOf(before, said) !== unsaidOf(after, said) ||
    changesItems(conditionsOf(before), conditionsOf(after)) ||
    changesItems(actionsOf(before), actionsOf(after))
  );
}

type Item = { readonly type: unknown; readonly said: string; readonly unsaid: string };

const conditionsOf = ({ filters }: Content): Item[] =>
  isObject(filters) ? itemsOf(filters['conditions'], conditionFields, canonicalCondition) : [];

const actionsOf = ({ actions }: Content): Item[] => itemsOf(actions, actionFields, canonicalAction);

function itemsOf(list: unknown, fields: readonly string[], canonical: (item: unknown) => string): Item[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).map((item) => ({
    type: item['type'],
    said: canonical(only(item, fields)),
    unsaid: unsaidOf(item, fields),
  }));
}

const unsaidOf = (content: Content, said: readonly string[]): string =>
  plain(Object.fromEntries(Object.entries(content).filter(([name]) => !said.includes(name) && !isBookkeeping(name))));

const changesItems = (before: readonly Item[], after: readonly Item[]): boolean =>
  before.some((item) => !keepsUnsaid(item, after)) ||
  after.some((item) => before.some(isSame(item)) && !keepsUnsaid(item, before));

/** An item that goes takes with it what others of its type do not have. */
function keepsUnsaid(item: Item, others: readonly Item[]): boolean {
  const same = others.filter(isSame(item));
  if (same.length > 0) return same.some(({ unsaid }) => unsaid === item.unsaid);
  return item.unsaid === nothing || others.some(({ type, unsaid }) => type === item.type && unsaid === item.unsaid);
}

const isSame =
  ({ said }: Item) =>
  (other: Item): boolean =>
    other.said === said;

const nothing = plain({});

/** A bundle of the files, with the platform's diff of it, and all that tells why they differ. */
export type Compared = {
  readonly bundle: PlannedBundle;
  readonly base: DriftBase;
  /** What was applied last; null when that is not known. */
  readonly applied: BundleContent | null;
  /** What the commits of the history declared, null for one that did not declare it; null where the base is sure. */
  readonly history: readonly (BundleContent | null)[] | null;
  /** The platform's own diff of what was applied last against what stands there now; null where there is none. */
  readonly since: readonly DiffEntry[] | null;
  /** The bundle as the platform reads it, if it was asked: only who edited what, and when, is taken from it. */
  readonly live: Content | null;
};

/** The three states of a bundle, by identity. */
export type Sides = {
  readonly files: Objects;
  readonly live: Objects;
  readonly applied: Objects | null;
  /** Each commit that was read; null where the base is sure. */
  readonly history: readonly Objects[] | null;
  /** What the platform itself says was edited since `applied`; null where it was not asked. */
  readonly since: ReadonlyMap<ObjectId, DiffEntry> | null;
  readonly read: ReadonlyMap<ObjectId, Content>;
  /** The whole bundle as it was read. */
  readonly whole: Content | null;
};

export const sidesOf = ({ bundle, applied, history, since, live }: Compared): Sides => ({
  files: declaredObjects(bundle, bundle),
  live: liveObjects(bundle),
  applied: applied && declaredObjects(applied, bundle),
  history: history && history.map((content) => (content === null ? new Map() : declaredObjects(content, bundle))),
  since: since && new Map(since.map((entry) => [objectId(entry.object, entry.key), entry])),
  read: readObjects(live),
  whole: live,
});

/** Whether the history leaves open what was applied of an object: it changed there, and the base is only a guess. */
function isOpen(id: ObjectId, { history }: Sides): boolean {
  const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
  return older.some((text) => text !== newest);
}

/** Why an object differs. What the platform was asked goes before what can be compared here: it may spell things in another way. */
export function originOf(id: ObjectId, { files, live, applied, since }: Sides): DriftOrigin {
  if (applied === null) return 'unknown';
  const [last, inFiles, onPlatform] = [applied, files, live].map((side) => side.get(id)?.text);
  if (since !== null && !since.has(id)) return 'repository';
  // The platform sees a difference where we see none: then it is not for us to say whose it is.
  if (since === null && inFiles === onPlatform) return 'unknown';
  if (last === inFiles) return 'platform';
  return since === null && last === onPlatform ? 'repository' : 'both';
}

/** Tells of an item in which the lists differ whether what was applied had it. */
function itemsApplied(change: { before: Content }, { applied, since }: Sides): (id: ObjectId) => boolean {
  if (since === null) return (id) => applied?.has(id) ?? false;
  const edit = since.get(detectionPolicyId);
  const had = edit === undefined ? change.before : (edit.after ?? {});
  const ids = new Set(changedItems({ after: had }).map(({ id }) => id));
  return (id) => ids.has(id);
}

/** What was applied of an object, in the platform's own spelling where it is known. */
export function appliedContent(id: ObjectId, { applied, since }: Sides): Content | null {
  return since?.get(id)?.after ?? applied?.get(id)?.content ?? null;
}

type ListUpdate = Extract<Change, { verb: 'update' }>;

/** The part of an update of the lists that is about some of its items, and about what else differs if `rest` says so. */
export function onlyItems(change: ListUpdate, items: readonly ChangedItem[], rest: boolean): ListUpdate {
  const after = { ...(rest ? change.after : change.before), ...withItems(change.before, items, 'files') };
  return { ...change, after, ...judge('update', { ...change, after }) };
}

/** The lists of one side, with some items as the other side has them. */
export function withItems(
  content: Content,
  items: readonly ChangedItem[],
  as: ChangedItem['here'],
): Record<RuleList, string[]> {
  const listWith = (list: RuleList): string[] => {
    const texts = textsIn(content, list);
    for (const { item, here } of items.filter((one) => one.list === list)) {
      if (here === as) texts.add(item);
      else texts.delete(item);
    }
    return [...texts];
  };
  return { rulesets: listWith('rulesets'), rules: listWith('rules'), disabled: listWith('disabled') };
}

/** Whether something else than the lists differs; files cannot say such a thing. */
function differsBeside({ before, after }: ListUpdate): boolean {
  const isOther = (name: string): boolean => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
  return Object.keys({ ...before, ...after }).some(isOther);
}

// A platform may repeat the exceptions there; each of them has an entry of its own.
const notOther: ReadonlySet<string> = new Set([...ruleLists, 'exceptions', 'product', 'deployment_slug']);

/** What a bundle was at some time, newest first. */
export type Candidate<T> = { readonly of: T; readonly content: BundleContent };

export type Nearest<T> = Candidate<T> & {
  /** In how many objects, and items of lists, the platform differs from it. */
  readonly differs: number;
};

/** The candidate that is nearest to the platform; of equals the first one. Looks no further once one fits exactly. Null without any. */
export function nearestToLive<T>(bundle: PlannedBundle, candidates: Iterable<Candidate<T>>): Nearest<T> | null {
  let best: Nearest<T> | null = null;
  for (const candidate of candidates) {
    const differs = differencesFrom(bundle, candidate.content);
    if (best === null || differs < best.differs) best = { ...candidate, differs };
    if (differs === 0) break;
  }
  return best;
}

/** In how many objects, and items of lists, the platform differs from what was declared. */
export const differencesFrom = (bundle: PlannedBundle, content: BundleContent): number =>
  countDifferences(declaredObjects(content, bundle), liveObjects(bundle));
