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
export function planBundle(bundle: Bundle, deployment: Deployment, preview: DryRun, locate: Locate): PlannedBundle {
  if (preview.rejections.length > 0) throw new Error('a rejected bundle has no plan');
  const changes = changesFromDiff(bundle, preview.entries, locate);
  const digests = { bundleDigest: bundleDigest(bundle), diffDigest: diffDigest(changes) };
  const planned = { deployment, stateVersion: preview.stateVersion, ...digests, changes };
  return { ...sentContent(bundle), ...planned };
}

/** What is sent of a bundle, without what only the files know. */
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
  const sorted = entries.map((entry) => ({ ...entry, verb: verbOf(entry), id: idOf(entry) })).toSorted(compareChanges);
  const declared = findDeclaredFacts(bundle, sorted, locate);
  return sorted.map((entry) => ({ ...entry, ...classify(entry), ...declared(entry) }));
}

type WithVerbAndId = Pick<Change, 'verb' | 'id'>;

const verbOrder = ['delete', 'update', 'create'];

const compareChanges = (a: WithVerbAndId, b: WithVerbAndId): number =>
  verbOrder.indexOf(a.verb) - verbOrder.indexOf(b.verb) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Positions and notes from the files. Positions are located in one batch, since that parses each file once. */
function findDeclaredFacts(bundle: Bundle, entries: readonly DiffEntry[], locate: Locate) {
  const declaredIdOf = declaredId(bundle);
  const ids = new Map(entries.filter(({ after }) => after !== null).map((entry) => [entry, declaredIdOf(entry)]));
  const places = [...new Set([...ids.values()].flatMap((id) => bundle.origins.get(id) ?? []))];
  const positions = locate(places);
  const at = new Map(places.map((place, index) => [place, positions[index]]));
  return (entry: DiffEntry): Pick<Change, 'at' | 'notes'> => {
    const id = ids.get(entry);
    if (id === undefined) return { at: null, notes: {} };
    const place = bundle.origins.get(id);
    return {
      at: (place && at.get(place)) ?? null,
      notes: bundle.notes.get(id) ?? bundle.notes.get(idOf(entry)) ?? {},
    };
  };
}

/** The identity by which the files know the object of a diff entry; its own if they do not. */
function declaredId(bundle: Bundle): (entry: DiffEntry) => ObjectId {
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

/** A diff names no single rule, so a change of the lists is placed at the first list that differs. */
function firstChangedList(bundle: Bundle, { before, after }: DiffEntry): ObjectId {
  const only = (content: Content | null, list: string): string =>
    canonicalText('DetectionPolicy', { [list]: content?.[list] });
  const changed = ruleLists.filter((list) => only(before, list) !== only(after, list));
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
  // A platform may reject thousands of entries, so their texts are collected once.
  const find = bundle.kind === 'remediation' ? findInPolicies(bundle) : findInLists(bundle);
  return rejections.map(({ code: platformCode, message, policySlug: slug, context }) => {
    const { at, places } = find(slug);
    const { value, ...others } = context;
    const namedText = [value, ...Object.values(others)].find((text) => places.has(text));
    const place = places.get(namedText) ?? at ?? nowhere;
    const isUndeclared = bundle.kind === 'remediation' && slug !== null && at === undefined;
    const facts = { platformCode, message, bundle: bundle.kind, deployment, slug, isUndeclared, context };
    return { severity: 'error', code: 'platform-rejects', at: place, ...facts };
  });
}

/** What a rejection may be about: the place of a policy, and that of each text which the rejection may name. */
type RejectedObject = { readonly at: Place | undefined; readonly places: ReadonlyMap<unknown, Place> };

/** Finds the policy that a rejection is about, with the texts of its conditions and actions. */
function findInPolicies({
  content,
  origins,
}: Bundle & { readonly kind: 'remediation' }): (slug: string | null) => RejectedObject {
  const find = policyFinder(content);
  const found = new Map<string, RejectedObject>();
  const lookUp = (slug: string): RejectedObject => {
    const policy = find(slug, slug);
    const at = policy === null ? undefined : origins.get(policyId(slugOf(policy)));
    if (policy === null || at === undefined) return undeclaredObject;
    return { at, places: placesByText(textsIn({ filters: policy.filters, actions: policy.actions }, at)) };
  };
  return (slug) => {
    if (slug === null) return undeclaredObject;
    const known = found.get(slug) ?? lookUp(slug);
    found.set(slug, known);
    return known;
  };
}

const undeclaredObject: RejectedObject = { at: undefined, places: new Map() };

/** Finds the items and exceptions of a detection bundle. */
function findInLists({ content, origins }: Bundle & { readonly kind: DetectionKind }): () => RejectedObject {
  const items = ruleLists.flatMap((list) =>
    content[list].map((item): LocatedText => ({
      text: item,
      at: origins.get(itemId(list, item)) ?? origins.get(listId(list)) ?? nowhere,
    })),
  );
  const exceptions = content.exceptions.flatMap((one) => textsIn(one, origins.get(exceptionId(one)) ?? nowhere));
  const all = { at: undefined, places: placesByText([...items, ...exceptions]) };
  return () => all;
}

/** A text that a rejection may name, and its place. */
type LocatedText = { readonly text: string; readonly at: Place };

/** By text; where it stands several times, the first place. */
function placesByText(texts: readonly LocatedText[]): ReadonlyMap<unknown, Place> {
  return new Map(texts.toReversed().map(({ text, at }) => [text, at]));
}

/** All texts in a value at a place, each with its own. */
function textsIn(value: unknown, at: Place): LocatedText[] {
  if (typeof value === 'string') return [{ text: value, at }];
  const inside = (step: string | number): Place => ({ ...at, pointer: [...at.pointer, step] });
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, inside(index)));
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => textsIn(item, inside(name))) : [];
}
