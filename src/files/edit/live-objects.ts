import {
  type BundleKind,
  detectionPolicyId,
  exceptionObject,
  type IdentifiedObject,
  isBookkeeping,
  itemObject,
  type Notes,
  type ObjectId,
  policyObject,
  type RuleList,
  ruleLists,
  type Content,
} from '../../domain/bundle.ts';
import { type ExtraFields, noExtraFields } from '../../domain/extra-fields.ts';
import { isList, isObject } from '../../util/json.ts';
import type { Pointer } from '../../domain/problem.ts';
import { isDetectionFile, isPolicyEntry } from '../../generated/guards/files.js';
import type { DetectionException } from '../../generated/types.ts';
import { schemaErrorsIn } from '../schema-errors.ts';
import { forbiddenInScalar } from '../yaml/scalars.ts';
import { type Json, type JsonObject } from '../yaml/print.ts';

/** Fields in the order of writing, without defaults. */
export type LivePolicy = JsonObject & { readonly slug: string; readonly name: string };

/** The platform's objects as far as files can express them, by identity, in the platform's order. */
export type LiveObjects = {
  readonly policies: ReadonlyMap<ObjectId, LivePolicy>;
  readonly exceptions: ReadonlyMap<ObjectId, DetectionException>;
  readonly lists: Readonly<Record<RuleList, readonly string[]>>;
  /** The extra fields of a detection policy. */
  readonly extras: JsonObject;
  /** Objects that files cannot express: they stay as the files have them. */
  readonly blocked: ReadonlySet<ObjectId>;
  readonly dropped: readonly Dropped[];
  readonly unwritten: readonly Unwritten[];
};

type Conversion = {
  readonly blocked: Set<ObjectId>;
  readonly dropped: Dropped[];
  readonly unwritten: Unwritten[];
  readonly extra: ExtraFields;
};

/** Converts a bundle as read from the platform to the shapes of our files. `extra`: fields taken unchecked. */
export function liveObjects(kind: BundleKind, content: Content, extra: ExtraFields = noExtraFields): LiveObjects {
  const conversion: Conversion = { blocked: new Set(), dropped: [], unwritten: [], extra };
  const isRemediation = kind === 'remediation';
  const fields = isRemediation ? ['policies'] : [...ruleLists, 'exceptions', ...extra.detection];
  noteUnknownFields(
    content,
    ['deployment_slug', 'product', ...fields],
    { id: 'bundle', object: { kind: 'bundle' }, pointer: [] },
    conversion,
  );
  return {
    policies: isRemediation ? policiesIn(content, conversion) : new Map(),
    exceptions: isRemediation ? new Map() : exceptionsIn(content, conversion),
    extras: isRemediation ? {} : extrasIn(content, conversion),
    lists: {
      rulesets: listIn(content, 'rulesets', conversion),
      rules: listIn(content, 'rules', conversion),
      disabled: listIn(content, 'disabled', conversion),
    },
    blocked: conversion.blocked,
    dropped: conversion.dropped,
    unwritten: conversion.unwritten,
  };
}

/** The same objects with the notes of some of them, which the platform does not have. */
export function withNotes(live: LiveObjects, notes: ReadonlyMap<ObjectId, Notes>): LiveObjects {
  const noted = <T extends object>(objects: ReadonlyMap<ObjectId, T>): Map<ObjectId, T> =>
    new Map([...objects].map(([id, object]) => [id, { ...object, ...notes.get(id) }]));
  return { ...live, policies: noted(live.policies), exceptions: noted(live.exceptions) };
}

/** Notes used fields of other names, except the platform's book-keeping. */
function noteUnknownFields(
  object: Content,
  fieldNames: readonly string[],
  { pointer, ...owner }: Dropped,
  { dropped }: Conversion,
): void {
  for (const [key, value] of Object.entries(object)) {
    const isOurs = fieldNames.includes(key) || value === null || value === undefined;
    if (!isOurs && !(pointer.length === 0 && isBookkeeping(key)))
      dropped.push({ ...owner, pointer: [...pointer, key] });
  }
}

const liveObjectsIn = (content: Content, key: string): Content[] => {
  const list = content[key];
  return isList(list) ? list.filter((one) => isObject(one)) : [];
};

function extrasIn(content: Content, { extra, unwritten }: Conversion): JsonObject {
  const extras: Record<string, Json> = {};
  for (const field of extra.detection) {
    const value = content[field];
    if (value === null || value === undefined) continue;
    const wrong = forbiddenIn(value, [field]);
    if (wrong !== null)
      unwritten.push({ why: 'unwritable', id: detectionPolicyId, object: { kind: 'bundle' }, pointer: wrong });
    else extras[field] = value as Json;
  }
  return extras;
}

function policiesIn(content: Content, conversion: Conversion): LiveObjects['policies'] {
  const shape = policyShape(conversion.extra);
  const policies = new Map<ObjectId, LivePolicy>();
  for (const live of liveObjectsIn(content, 'policies')) {
    const owner = policyObject(String(live['slug']));
    const policy = knownFields(live, shape, { ...owner, pointer: [] }, conversion);
    const [mistake] = schemaErrorsIn(isPolicyEntry, policy, 'policy', conversion.extra);
    // The platform always gives a slug.
    const noSlug = policy['slug'] === undefined ? ['slug'] : null;
    const wrong = mistake?.pointer ?? noSlug ?? forbiddenIn(policy, []);
    if (wrong === null) policies.set(owner.id, policy as LivePolicy);
    else blockObject(conversion, owner, wrong);
  }
  return policies;
}

function blockObject({ blocked, unwritten }: Conversion, owner: IdentifiedObject, pointer: Pointer): void {
  blocked.add(owner.id);
  unwritten.push({ ...owner, why: 'unwritable', pointer });
}

function exceptionsIn(content: Content, conversion: Conversion): LiveObjects['exceptions'] {
  const exceptions = new Map<ObjectId, DetectionException>();
  for (const live of liveObjectsIn(content, 'exceptions')) {
    const owner = exceptionObject(live as DetectionException);
    const exception = knownFields(
      live,
      { names: [...exceptionFields, ...conversion.extra.exception] },
      { ...owner, pointer: [] },
      conversion,
    );
    const file = { product: 'code', exceptions: [exception] };
    const [mistake] = schemaErrorsIn(isDetectionFile, file, 'detection', conversion.extra);
    const wrong = mistake?.pointer.slice(2) ?? forbiddenIn(exception, []);
    if (wrong === null) exceptions.set(owner.id, exception as DetectionException);
    else blockObject(conversion, owner, wrong);
  }
  return exceptions;
}

function listIn(content: Content, list: RuleList, { unwritten }: Conversion): string[] {
  const items = content[list];
  const texts = new Set<string>();
  for (const item of isList(items) ? items : []) {
    const text = typeof item === 'string' ? item : JSON.stringify(item);
    if (text === item && /^\S{1,1000}$/.test(text) && !forbiddenInScalar.test(text)) texts.add(text);
    else unwritten.push({ ...itemObject(list, text), why: 'unwritable', pointer: [] });
  }
  return [...texts];
}

/** Known fields of an object in the order of writing, and the shapes of objects and lists among them. */
type FieldNames = { readonly names: readonly string[]; readonly nestedFields?: Readonly<Record<string, FieldNames>> };

const policyShape = (extra: ExtraFields): FieldNames => ({
  names: ['name', 'slug', 'description', 'active', 'filters', 'actions', ...extra.policy],
  nestedFields: {
    filters: {
      names: ['mode', ...extra.filters, 'conditions'],
      nestedFields: { conditions: { names: ['type', 'values', 'mode', ...extra.condition] } },
    },
    actions: { names: ['type', 'config', ...extra.action] },
  },
});

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name'];

/** The known fields of an object, without defaults. */
function knownFields(live: Content, { names, nestedFields }: FieldNames, at: Dropped, conversion: Conversion): Content {
  noteUnknownFields(live, names, at, conversion);
  const fields = names.flatMap((key): [string, unknown][] => {
    const value = live[key];
    if (isUnused(key, value, at.pointer)) return [];
    const shape = nestedFields?.[key];
    if (shape === undefined) return [[key, key === 'values' && isList(value) ? [...new Set(value)] : value]];
    const inner = (one: unknown, ...index: number[]): unknown =>
      isObject(one) ? knownFields(one, shape, { ...at, pointer: [...at.pointer, key, ...index] }, conversion) : one;
    return [[key, isList(value) ? value.map((one, index) => inner(one, index)) : inner(value)]];
  });
  return Object.fromEntries(fields);
}

/** Whether a value means the same as its absence: a default, or what a platform sends for an unused field. */
function isUnused(key: string, value: unknown, inside: Pointer): boolean {
  if (value === null || value === undefined) return true;
  if (key === 'active') return value === true;
  if (key === 'mode') return value === 'any' && inside.includes('conditions');
  if (key === 'config') return isObject(value) && Object.keys(value).length === 0;
  return ['description', 'project', 'project_tag_name'].includes(key) && value === '';
}

/** The pointer to the first forbidden text, key or null; null if there is none. */
function forbiddenIn(value: unknown, pointer: Pointer): Pointer | null {
  if (value === null) return pointer;
  if (typeof value === 'string') return forbiddenInScalar.test(value) ? pointer : null;
  if (typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const way = [...pointer, Array.isArray(value) ? Number(key) : key];
    const found = forbiddenInScalar.test(key) ? way : forbiddenIn(inner, way);
    if (found !== null) return found;
  }
  return null;
}

/** A field of a live object that files cannot express, and that is omitted; `pointer` is inside the object. */
export type Dropped = IdentifiedObject & { readonly pointer: Pointer };

/**
 * What could not be written, so that the files do not say it.
 * - `unwritable`: our files cannot hold such a value; `pointer` leads to it, within the object
 * - `layout`: the text around it is laid out in a way that cannot be edited safely
 * - `shared`: the object is in a file that other deployments share, and nothing says that this one does not have it
 */
export type Unwritten = IdentifiedObject &
  (
    | { readonly why: 'unwritable'; readonly pointer: Pointer }
    | { readonly why: 'layout' | 'shared'; readonly file: string }
  );
