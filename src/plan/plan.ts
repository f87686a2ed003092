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
  slugOf,
} from '../domain/bundle.ts';
import { type Change, type Plan, type PlannedBundle, policyFinder, summarize } from '../domain/plan.ts';
import { isObject, ruleLists } from '../domain/json.ts';
import type { Content, DiffEntry, Preview, Rejection } from '../domain/preview.ts';
import { type Locate, nowhere, type Place, type Pointer, type Position, type Problem } from '../domain/problem.ts';
import type { RemediationPolicy } from '../generated/types.ts';
import { bundleDigest, canonicalObject, diffDigest, planDigest } from './digest.ts';
import { type ClassifyEntry, classifyIn } from './effect.ts';

/** Plans a bundle from the platform's dry run, which must have no rejections. */
export function planBundle(bundle: Bundle, deployment: Deployment, preview: Preview, locate: Locate): PlannedBundle {
  if (preview.rejections.length > 0) throw new Error('a rejected bundle has no plan');
  const changes = changesOf(bundle, preview, locate);
  const digests = { bundleDigest: bundleDigest(bundle), diffDigest: diffDigest(changes) };
  const planned = { deployment, stateVersion: preview.stateVersion, ...digests, changes };
  return bundle.kind === 'remediation'
    ? { kind: bundle.kind, content: bundle.content, ...planned }
    : { kind: bundle.kind, content: bundle.content, ...planned };
}

/** Makes the plan of a run. The same bundles give the same plan, byte for byte. */
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

/** The changes of a preview, deletes first, each with its effect, and its position and notes from the files. */
export function changesOf(bundle: Bundle, preview: Preview, locate: Locate): Change[] {
  const deletes = inOrder('delete', preview.deletes);
  const others = [...inOrder('update', preview.updates), ...inOrder('create', preview.creates)];
  const classify = classifyIn(bundle, [...preview.deletes, ...preview.updates, ...preview.creates]);
  return [...deletes, ...declare(bundle, others, locate)].map((entry) => toChange(entry, classify));
}

function inOrder(verb: Verb, entries: readonly DiffEntry[]): Entry[] {
  const known = entries.map((entry) => ({ verb, entry, id: objectId(entry.object, entry.key), at: null, notes: {} }));
  return known.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** Adds positions and notes from the files. Positions are located in one batch, since that parses each file once. */
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

function toChange({ verb, entry, id, at, notes }: Entry, classify: ClassifyEntry): Change {
  const { object, key } = entry;
  const [before, after] = [
    verb === 'create' ? null : (entry.before ?? none),
    verb === 'delete' ? null : (entry.after ?? none),
  ];
  const facts = { object, key, id, ...classify({ object, key, before, after }) };
  if (after === null) return { verb: 'delete', ...facts, before: before ?? none };
  if (before === null) return { verb: 'create', ...facts, after, at, notes };
  return { verb: 'update', ...facts, before, after, at, notes };
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
    canonicalObject('DetectionPolicy', { [list]: content?.[list] });
  const changed = ruleLists.filter((list) => only(before, list) !== only(after, list));
  return [...changed, ...ruleLists].map(listId).find((id) => bundle.origins.has(id)) ?? detectionPolicyId;
}

/** The platform's rejections of a bundle as problems of the files, each at the closest position known. */
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

/** Rejections of the whole bundle, or of unknown objects, are placed at its beginning. */
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

type Named = {
  readonly texts: readonly (readonly [text: string, field: string | null])[];
  readonly at: Place | undefined;
};

/** The list item or exception with the rejected value and the most other matches; else one with any match. */
function detectionPlaces(bundle: Bundle & { readonly kind: DetectionKind }): PlaceOf {
  const { content, origins } = bundle;
  const reported: Named[] = [
    ...ruleLists.flatMap((list) =>
      content[list].map((item): Named => ({
        texts: [[item, null]],
        at: origins.get(itemId(list, item)) ?? origins.get(listId(list)),
      })),
    ),
    ...content.exceptions.map((exception): Named => ({
      texts: (['rule', 'project', 'project_tag_name'] as const).flatMap((field) => {
        const text = exception[field];
        return text === undefined ? [] : [[text, field] as const];
      }),
      at: origins.get(exceptionId(exception)),
    })),
  ];
  return ({ context: { value, ...rest } }) => {
    const others = Object.values(rest);
    const rank = ({ texts }: Named): number =>
      texts.reduce((sum, [text]) => sum + (text === value ? 10 : Number(others.includes(text))), 0);
    const [best] = reported.toSorted((a, b) => rank(b) - rank(a));
    if (best?.at === undefined || rank(best) === 0) return beginning(bundle);
    const field = (best.texts.find(([text]) => text === value) ??
      best.texts.find(([text]) => others.includes(text)))?.[1];
    return field ? { ...best.at, pointer: [...best.at.pointer, field] } : best.at;
  };
}

/** The pointer from a policy to what a rejection names; empty if nothing matches. */
function pointerInto(policy: RemediationPolicy, { code, context }: Rejection): Pointer {
  const { action_type: action, missing_companion: companion, condition_type: type, value } = context;
  const texts = [...textsOf(policy.filters, ['filters']), ...textsOf(policy.actions, ['actions'])];
  // The only known companion; other platforms also name the action.
  const needing = companion === 'pr_comment' ? 'block' : companion;
  const acting = action ?? needing;
  if (acting !== undefined) {
    const isType = (at: Pointer): boolean => at[0] === 'actions' && at.at(-1) === 'type';
    return texts.find(([text, at]) => text === acting && isType(at))?.[1] ?? ['actions'];
  }
  if (type !== undefined) return conditionPointer(policy, type, texts, value);
  if (value !== undefined) return texts.find(([text]) => text === value)?.[1] ?? [];
  return code === 'RESERVED_SLUG' && policy.slug !== undefined ? ['slug'] : [];
}

/** The pointer to the value, else to the condition of that type. */
function conditionPointer(
  { filters: { conditions } }: RemediationPolicy,
  type: string,
  texts: readonly [string, Pointer][],
  value: string | undefined,
): Pointer {
  const isOwn = (at: Pointer): boolean => at[3] === 'values' && conditions[Number(at[2])]?.type === type;
  const index = conditions.findIndex((condition) => condition.type === type);
  const found = texts.find(([text, at]) => text === value && isOwn(at));
  return found?.[1] ?? (index === -1 ? ['filters'] : ['filters', 'conditions', index]);
}

/** All texts in a value, each with its pointer. */
function textsOf(value: unknown, at: Pointer): [string, Pointer][] {
  if (typeof value === 'string') return [[value, at]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...at, index]));
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => textsOf(item, [...at, name])) : [];
}
