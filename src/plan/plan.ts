import {
  type Bundle,
  type Deployment,
  type DetectionKind,
  detectionPolicyId,
  exceptionId,
  itemId,
  listId,
  type Notes,
  objectId,
  type ObjectId,
  policyId,
} from '../domain/bundle.ts';
import { type Change, type Plan, type PlannedBundle, policyFinder, slugOf, summarize } from '../domain/plan.ts';
import { ruleLists } from '../domain/json.ts';
import type { Content, DiffEntry, Preview, Rejection } from '../domain/preview.ts';
import { type Locate, nowhere, type Place, type Pointer, type Position, type Problem } from '../domain/problem.ts';
import type { DetectionException, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import {
  bundleDigest,
  canonicalObject,
  canonicalPolicy,
  canonicalRemediation,
  diffDigest,
  digestOfBundle,
  planDigest,
} from './digest.ts';
import { type JudgeEntry, judgeIn } from './effect.ts';
import { enforcementOf } from './effect/enforcement.ts';

/** What applying a bundle would change, from the platform's answer to its dry run, which must hold no rejections. */
export const planBundle = (bundle: Bundle, deployment: Deployment, preview: Preview, locate: Locate): PlannedBundle =>
  planPrepared(prepareNow(bundle), deployment, preview, locate);

/** The same of a bundle that was prepared while the platform answered. */
export function planPrepared(
  { bundle, bundleDigest: sent }: Prepared,
  deployment: Deployment,
  preview: Preview,
  locate: Locate,
): PlannedBundle {
  if (preview.rejections.length > 0) throw new Error('a rejected bundle has no plan');
  const changes = changesOf(bundle, preview, locate);
  const digests = { bundleDigest: sent, diffDigest: diffDigest(changes) };
  const planned = { deployment, stateVersion: preview.stateVersion, ...digests, changes };
  return bundle.kind === 'remediation'
    ? { kind: bundle.kind, content: bundle.content, ...planned }
    : { kind: bundle.kind, content: bundle.content, ...planned };
}

/** The plan of a run. The same bundles give the same plan, byte for byte. */
export function makePlan(bundles: readonly PlannedBundle[]): Plan {
  return { bundles, digest: planDigest(bundles), summary: summarize(bundles.flatMap((bundle) => bundle.changes)) };
}

type Verb = Change['verb'];

type Entry = {
  readonly verb: Verb;
  readonly entry: DiffEntry;
  readonly id: ObjectId;
  readonly at: Position | null;
  readonly notes: Notes;
};

/** What a preview changes, deletes first, each with its effect and with its position and notes from the files. */
export function changesOf(bundle: Bundle, preview: Preview, locate: Locate): Change[] {
  const deletes = inOrder('delete', preview.deletes);
  const others = [...inOrder('update', preview.updates), ...inOrder('create', preview.creates)];
  const judge = judgeIn(bundle, [...preview.deletes, ...preview.updates, ...preview.creates]);
  return [...deletes, ...declare(bundle, others, locate)].map((entry) => toChange(entry, judge));
}

function inOrder(verb: Verb, entries: readonly DiffEntry[]): Entry[] {
  const known = entries.map((entry) => ({ verb, entry, id: objectId(entry.object, entry.key), at: null, notes: {} }));
  return known.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** Adds what the files know. Positions are asked for in one batch, because finding them walks each file once. */
function declare(bundle: Bundle, entries: readonly Entry[], locate: Locate): Entry[] {
  const idOf = declaredId(bundle);
  const ids = entries.map(({ entry }) => idOf(entry));
  const places = [...new Set(ids.flatMap((id) => bundle.origins.get(id) ?? []))];
  const positions = locate(places);
  const at = new Map(places.map((place, index) => [place, positions[index]]));
  return entries.map((entry, index) => {
    const id = ids[index] ?? entry.id;
    const place = bundle.origins.get(id);
    const notes = bundle.notes.get(id) ?? bundle.notes.get(entry.id) ?? {};
    return { ...entry, at: (place && at.get(place)) ?? null, notes };
  });
}

const none: Content = {};

function toChange({ verb, entry, id, at, notes }: Entry, judge: JudgeEntry): Change {
  const { object, key } = entry;
  const [before, after] = [
    verb === 'create' ? null : (entry.before ?? none),
    verb === 'delete' ? null : (entry.after ?? none),
  ];
  const facts = { object, key, id, ...judge({ object, key, before, after }) };
  if (after === null) return { verb: 'delete', ...facts, before: before ?? none };
  if (before === null) return { verb: 'create', ...facts, after, at, notes };
  return { verb: 'update', ...facts, before, after, at, notes };
}

/** Tells under which identity the files know the object of a diff entry; one that they do not know keeps its own. */
export function declaredId(bundle: Bundle): (entry: DiffEntry) => ObjectId {
  if (bundle.kind !== 'remediation') {
    return (entry) => (entry.object === 'DetectionPolicy' ? firstChangedList(bundle, entry) : idOf(entry));
  }
  const find = policyFinder(bundle.content);
  return (entry) => {
    if (entry.object !== 'RemediationPolicy') return idOf(entry);
    const policy = find(String(entry.key['slug']), entry.after?.['name']);
    return policy === null ? idOf(entry) : policyId(slugOf(policy));
  };
}

const idOf = ({ object, key }: DiffEntry): ObjectId => objectId(object, key);

/** A diff names no single rule, so a change of the lists stands where the first list stands that differs. */
function firstChangedList(bundle: Bundle, { before, after }: DiffEntry): ObjectId {
  const only = (content: Content | null, list: string): string =>
    canonicalObject('DetectionPolicy', { [list]: content?.[list] });
  const changed = ruleLists.filter((list) => only(before, list) !== only(after, list));
  return [...changed, ...ruleLists].map(listId).find((id) => bundle.origins.has(id)) ?? detectionPolicyId;
}

/** What a plan needs of a bundle whatever the platform answers. */
export type Prepared = { readonly bundle: Bundle; readonly bundleDigest: string };

/** Policies that are read before others have their turn. */
const atOnce = 100;

/** Reads a bundle a few policies at a time and gives way in between, so that it can be done while the platform is asked. */
export function* prepare(bundle: Bundle): Generator<void, Prepared> {
  if (bundle.kind !== 'remediation') return { bundle, bundleDigest: bundleDigest(bundle) };
  const text = yield* canonicalText(bundle.content);
  yield;
  return { bundle, bundleDigest: digestOfBundle(bundle.kind, text) };
}

function* canonicalText(content: RemediationBundle): Generator<void, string> {
  const texts: string[] = [];
  for (const policy of content.policies) {
    texts.push(canonicalPolicy(policy));
    // It is kept for the judge of the changes.
    enforcementOf(policy);
    if (texts.length % atOnce === 0) yield;
  }
  return canonicalRemediation(content, texts);
}

/** The same without giving way. */
export function prepareNow(bundle: Bundle): Prepared {
  const steps = prepare(bundle);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

type DeclaredDetection = Bundle & { readonly kind: DetectionKind };

/** Where the first of these texts stands; null where none does. */
type Find = (texts: readonly string[]) => Place | null;

/** To find a text in the exceptions that have another one, too. */
const beside = (text: string, other: string): string => `${text}\0${other}`;

/** Finds texts in a detection bundle: as an item of a list, or else in an exception. A platform may name thousands of them. */
function placesIn({ content, origins }: DeclaredDetection): Find {
  const places = new Map<string, { readonly rank: number; readonly place: Place }>();
  const add = (text: string, place: Place | undefined): void => {
    if (place !== undefined && !places.has(text)) places.set(text, { rank: places.size, place });
  };
  for (const list of ruleLists) {
    for (const item of content[list]) add(item, origins.get(itemId(list, item)) ?? origins.get(listId(list)));
  }
  for (const exception of content.exceptions) {
    const origin = origins.get(exceptionId(exception));
    for (const [text, field] of textsOf(exception))
      add(text, origin && { file: origin.file, pointer: [...origin.pointer, field] });
  }
  return (texts) => {
    const found = texts.flatMap((text) => places.get(text) ?? []);
    return found.toSorted((a, b) => a.rank - b.rank)[0]?.place ?? null;
  };
}

const fields = ['rule', 'project', 'project_tag_name'] as const;

/** Each text of an exception, alone and beside each other one, with its field. */
function textsOf(exception: DetectionException): [text: string, field: string][] {
  const given = fields.flatMap((field) => {
    const text = exception[field];
    return text === undefined ? [] : [{ field, text }];
  });
  return given.flatMap(({ field, text }) => [
    [text, field],
    ...given
      .filter((other) => other.field !== field)
      .map((other): [string, string] => [beside(text, other.text), field]),
  ]);
}

/** What the platform says against a bundle, as problems of the files, each at the place that it speaks of as nearly as can be told. */
export function rejectionProblems(bundle: Bundle, rejections: readonly Rejection[]): Problem[] {
  if (rejections.length === 0) return [];
  const placeOf = bundle.kind === 'remediation' ? policyPlaces(bundle) : detectionPlaces(bundle);
  return rejections.map((rejection) => {
    const { code: platformCode, message, policySlug: slug, context } = rejection;
    return {
      severity: 'error',
      code: 'platform-rejects',
      at: placeOf(rejection),
      platformCode,
      message,
      slug,
      context,
    };
  });
}

type PlaceOf = (rejection: Rejection) => Place;

/** What is said of the bundle as a whole, or of a thing that the files do not name, stands where the bundle begins. */
const beginning = ({ origins }: Bundle): Place => origins.values().next().value ?? nowhere;

function policyPlaces(bundle: Bundle & { kind: 'remediation' }): PlaceOf {
  const find = policyFinder(bundle.content);
  return (rejection) => {
    const policy = rejection.policySlug === null ? null : find(rejection.policySlug, rejection.policySlug);
    const origin = policy === null ? undefined : bundle.origins.get(policyId(slugOf(policy)));
    if (policy === null || origin === undefined) return beginning(bundle);
    return { file: origin.file, pointer: [...origin.pointer, ...pointerInto(policy, rejection)] };
  };
}

function detectionPlaces(bundle: DeclaredDetection): PlaceOf {
  const find = placesIn(bundle);
  return ({ context: { value, ...rest } }) => {
    const others = Object.values(rest);
    const wrong = value === undefined ? null : (find(others.map((other) => beside(value, other))) ?? find([value]));
    return wrong ?? find(others) ?? beginning(bundle);
  };
}

/** From a policy to what a rejection names in it; the policy itself when it names nothing that stands there. */
function pointerInto(policy: RemediationPolicy, { code, context }: Rejection): Pointer {
  const { action_type: action, missing_companion: companion, condition_type: type, value } = context;
  if (companion !== undefined) {
    return actionPointer(policy, (found) => found === (action ?? needsOf(companion))) ?? ['actions'];
  }
  if (action !== undefined) return actionPointer(policy, (found) => found === action) ?? ['actions'];
  if (type !== undefined) return conditionPointer(policy, type, value) ?? ['filters'];
  if (value !== undefined) return conditionPointer(policy, type, value) ?? settingPointer(policy, value) ?? [];
  return code === 'RESERVED_SLUG' && policy.slug !== undefined ? ['slug'] : [];
}

// The one companion that is known; a platform that has others names the action too.
const needsOf = (companion: string): string | null => (companion === 'pr_comment' ? 'block' : null);

function actionPointer({ actions }: RemediationPolicy, wanted: (type: string) => boolean): Pointer | null {
  const index = actions.findIndex(({ type }) => wanted(type));
  return index === -1 ? null : ['actions', index, 'type'];
}

/** The value where it stands, else the condition of that type. */
function conditionPointer(
  { filters: { conditions } }: RemediationPolicy,
  type: string | undefined,
  value: string | undefined,
): Pointer | null {
  const fitting = [...conditions.entries()].filter(([, condition]) => type === undefined || condition.type === type);
  const holding = value === undefined ? undefined : fitting.find(([, { values }]) => values.includes(value));
  if (holding !== undefined && value !== undefined) {
    return ['filters', 'conditions', holding[0], 'values', holding[1].values.indexOf(value)];
  }
  const [first] = type === undefined ? [] : fitting;
  return first === undefined ? null : ['filters', 'conditions', first[0]];
}

function settingPointer({ actions }: RemediationPolicy, value: string): Pointer | null {
  const settings = actions.flatMap(({ config = {} }, index) =>
    Object.entries(config).map(([name, text]) => ({ index, name, text })),
  );
  const found = settings.find(({ text }) => text === value);
  return found === undefined ? null : ['actions', found.index, 'config', found.name];
}
