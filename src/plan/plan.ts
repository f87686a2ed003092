import {
  type Bundle,
  type BundleContent,
  type Deployment,
  type DetectionKind,
  detectionPolicyId,
  exceptionId,
  itemId,
  listId,
  objectId,
  type ObjectId,
  policyId,
  slugOf,
  ruleLists,
  type Content,
} from '../domain/bundle.ts';
import { type Change, type Plan, type PlannedBundle, policyFinder, summarize, verbOf } from '../domain/plan.ts';
import { isObject } from '../util/json.ts';
import type { DiffEntry, DryRun, Rejection } from '../domain/dry-run.ts';
import { type Locate, nowhere, type Place, type Problem } from '../domain/problem.ts';
import { bundleDigest, canonicalText, diffDigest, planDigest } from './digest.ts';
import { classifierFor } from './effect/classify.ts';

/** Plans a bundle from the platform's dry run, which must have no rejections. */
export function planBundle(bundle: Bundle, deployment: Deployment, dryRun: DryRun, locate: Locate): PlannedBundle {
  if (dryRun.rejections.length > 0) throw new Error('a rejected bundle has no plan');
  const changes = changesFromDiff(bundle, dryRun.entries, locate);
  return {
    ...sentContent(bundle),
    deployment,
    stateVersion: dryRun.stateVersion,
    bundleDigest: bundleDigest(bundle),
    diffDigest: diffDigest(changes),
    changes,
  };
}

/** What is sent of a bundle, without what only the files know. Both branches are alike, but each has its own type. */
const sentContent = (bundle: BundleContent): BundleContent =>
  bundle.kind === 'remediation'
    ? { kind: bundle.kind, content: bundle.content }
    : { kind: bundle.kind, content: bundle.content };

/** Makes the plan of a run. The same bundles give the same plan, byte for byte. */
export function makePlan(bundles: readonly PlannedBundle[]): Plan {
  return { bundles, digest: planDigest(bundles), summary: summarize(bundles.flatMap((bundle) => bundle.changes)) };
}

/** The changes of a diff, deletes first, each with its effect, and its position and notes from the files. */
export function changesFromDiff(bundle: Bundle, entries: readonly DiffEntry[], locate: Locate): Change[] {
  const classify = classifierFor(bundle, entries);
  const sorted = entries
    .map((entry) => ({ ...entry, verb: verbOf(entry), id: objectId(entry.object, entry.key) }))
    .toSorted(compareChanges);
  const declarations = findDeclarations(bundle, sorted, locate);
  return sorted.map((entry, index) => ({ ...entry, ...classify(entry), ...(declarations[index] ?? undeclared) }));
}

/** A diff entry with its verb and identity. */
type IdentifiedEntry = DiffEntry & Pick<Change, 'verb' | 'id'>;

const verbOrder = ['delete', 'update', 'create'];

const compareChanges = (a: IdentifiedEntry, b: IdentifiedEntry): number =>
  verbOrder.indexOf(a.verb) - verbOrder.indexOf(b.verb) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** What the files say of an object: its position and notes. */
type Declaration = Pick<Change, 'at' | 'notes'>;

const undeclared: Declaration = { at: null, notes: {} };

/** What the files say of the object of each entry. Positions are located in one batch, since that parses each file once. */
function findDeclarations(bundle: Bundle, entries: readonly IdentifiedEntry[], locate: Locate): Declaration[] {
  const declaredIds = declaredIdsOf(bundle, entries);
  const places = [...new Set(declaredIds.flatMap((id) => (id === null ? [] : (bundle.origins.get(id) ?? []))))];
  const positions = locate(places);
  const positionByPlace = new Map(places.map((place, index) => [place, positions[index]]));
  return entries.map((entry, index) => {
    const declaredId = declaredIds[index] ?? null;
    if (declaredId === null) return undeclared;
    const place = bundle.origins.get(declaredId);
    return {
      at: (place && positionByPlace.get(place)) ?? null,
      notes: bundle.notes.get(declaredId) ?? bundle.notes.get(entry.id) ?? {},
    };
  });
}

/** The identity by which the files know the object of each entry; that of the diff if they do not, null for a delete. */
function declaredIdsOf(bundle: Bundle, entries: readonly IdentifiedEntry[]): (ObjectId | null)[] {
  const findPolicy = bundle.kind === 'remediation' ? policyFinder(bundle.content) : null;
  return entries.map((entry) => {
    const { object, key, after, id } = entry;
    if (after === null) return null;
    if (object === 'DetectionPolicy' && findPolicy === null) return firstChangedList(bundle, entry);
    if (object !== 'RemediationPolicy' || findPolicy === null) return id;
    const policy = findPolicy(String(key['slug']), after['name']);
    return policy === null ? id : policyId(slugOf(policy));
  });
}

/** A diff names no single rule, so a change of the lists is placed at the first list that differs. */
function firstChangedList(bundle: Bundle, { before, after }: DiffEntry): ObjectId {
  const listText = (content: Content | null, list: string): string =>
    canonicalText('DetectionPolicy', { [list]: content?.[list] });
  const changed = ruleLists.filter((list) => listText(before, list) !== listText(after, list));
  return [...changed, ...ruleLists].map(listId).find((id) => bundle.origins.has(id)) ?? detectionPolicyId;
}

/**
 * The platform's rejections of a bundle as problems of the files, each at what it names; one that names nothing in them has no position.
 * `deployment`: that of the bundle, if the run is about several; else null.
 */
export function rejectionProblems(
  bundle: Bundle,
  rejections: readonly Rejection[],
  deployment: string | null = null,
): Problem[] {
  // A platform may reject thousands of entries, so the texts of a policy or bundle are collected once.
  const placesOfLists = bundle.kind === 'remediation' ? null : placesInLists(bundle);
  const policies = bundle.kind === 'remediation' ? findRejectedPolicies(bundle, rejections) : null;
  return rejections.map(({ code: platformCode, message, policySlug: slug, context }) => {
    const policy = slug === null ? undefined : policies?.get(slug);
    const places = placesOfLists ?? policy?.places ?? new Map<unknown, Place>();
    const { value, ...others } = context;
    const namedText = [value, ...Object.values(others)].find((text) => places.has(text));
    const place = places.get(namedText) ?? policy?.at ?? nowhere;
    const isUndeclared = bundle.kind === 'remediation' && slug !== null && policy === undefined;
    const facts = { platformCode, message, bundle: bundle.kind, deployment, slug, isUndeclared, context };
    return { severity: 'error', code: 'platform-rejects', at: place, ...facts };
  });
}

/** Places by the text that stands there; a text may be any value of a rejection. */
type PlacesByText = ReadonlyMap<unknown, Place>;

/** The place of a policy, and those of the texts in it that a rejection may name. */
type RejectedPolicy = { readonly at: Place; readonly places: PlacesByText };

/** The declared policies that rejections name, by slug, with the texts of their conditions and actions. */
function findRejectedPolicies(
  { content, origins }: Extract<Bundle, { kind: 'remediation' }>,
  rejections: readonly Rejection[],
): ReadonlyMap<string, RejectedPolicy> {
  const findPolicy = policyFinder(content);
  const slugs = new Set(rejections.flatMap(({ policySlug }) => policySlug ?? []));
  const found = new Map<string, RejectedPolicy>();
  for (const slug of slugs) {
    const policy = findPolicy(slug, slug);
    const at = policy === null ? undefined : origins.get(policyId(slugOf(policy)));
    if (policy === null || at === undefined) continue;
    const { filters, actions } = policy;
    found.set(slug, { at, places: placesByText(textsIn({ filters, actions }, at)) });
  }
  return found;
}

/** The places of the items and exceptions of a detection bundle. */
function placesInLists({ content, origins }: Extract<Bundle, { kind: DetectionKind }>): PlacesByText {
  const items = ruleLists.flatMap((list) =>
    content[list].map((item): LocatedText => ({
      text: item,
      at: origins.get(itemId(list, item)) ?? origins.get(listId(list)) ?? nowhere,
    })),
  );
  const exceptions = content.exceptions.flatMap((exception) =>
    textsIn(exception, origins.get(exceptionId(exception)) ?? nowhere),
  );
  return placesByText([...items, ...exceptions]);
}

/** A text that a rejection may name, and its place. */
type LocatedText = { readonly text: string; readonly at: Place };

/** The places by text; of a text that stands several times, the first place. */
function placesByText(texts: readonly LocatedText[]): PlacesByText {
  return new Map(texts.toReversed().map(({ text, at }) => [text, at]));
}

/** All texts in a value, each with its place; `at` is the place of the value. */
function textsIn(value: unknown, at: Place): LocatedText[] {
  if (typeof value === 'string') return [{ text: value, at }];
  const inside = (step: string | number): Place => ({ ...at, pointer: [...at.pointer, step] });
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, inside(index)));
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => textsIn(item, inside(name))) : [];
}
