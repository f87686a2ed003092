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

/** A policy as files write it: its fields in their usual order, without defaults. */
export type LivePolicy = JsonObject & { readonly slug: string; readonly name: string };

/** The objects of a bundle on the platform, as far as files can express them, in the order of the platform. */
export type LiveObjects = {
  readonly policies: ReadonlyMap<ObjectId, LivePolicy>;
  readonly exceptions: ReadonlyMap<ObjectId, DetectionException>;
  readonly lists: Readonly<Record<RuleList, readonly string[]>>;
  /** The extra fields of a detection policy. */
  readonly extras: JsonObject;
  /** The objects that files cannot express. An edit leaves them as the files have them. */
  readonly unwritableIds: ReadonlySet<ObjectId>;
  readonly dropped: readonly DroppedField[];
  readonly unwritten: readonly UnwrittenObject[];
};

type Conversion = {
  readonly unwritableIds: Set<ObjectId>;
  readonly dropped: DroppedField[];
  readonly unwritten: UnwrittenObject[];
  readonly extra: ExtraFields;
};

/** Converts a bundle as read from the platform to objects as files write them. `extra`: fields that are taken without a check. */
export function toLiveObjects(kind: BundleKind, content: Content, extra: ExtraFields = noExtraFields): LiveObjects {
  const conversion: Conversion = { unwritableIds: new Set(), dropped: [], unwritten: [], extra };
  const isRemediation = kind === 'remediation';
  const fields = isRemediation ? ['policies'] : [...ruleLists, 'exceptions', ...extra.detection];
  recordUnknownFields(
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
    unwritableIds: conversion.unwritableIds,
    dropped: conversion.dropped,
    unwritten: conversion.unwritten,
  };
}

/** Adds the notes of objects, which only files have. */
export function withNotes(live: LiveObjects, notes: ReadonlyMap<ObjectId, Notes>): LiveObjects {
  const addNotes = <T extends object>(objects: ReadonlyMap<ObjectId, T>): Map<ObjectId, T> =>
    new Map([...objects].map(([id, object]) => [id, { ...object, ...notes.get(id) }]));
  return { ...live, policies: addNotes(live.policies), exceptions: addNotes(live.exceptions) };
}

/** Records the fields of an object that files do not know, except those that the platform keeps for itself. */
function recordUnknownFields(
  object: Content,
  fieldNames: readonly string[],
  { pointer, ...owner }: DroppedField,
  { dropped }: Conversion,
): void {
  for (const [key, value] of Object.entries(object)) {
    if (fieldNames.includes(key) || value === null || value === undefined) continue;
    const isKeptByPlatform = pointer.length === 0 && isBookkeeping(key);
    if (!isKeptByPlatform) dropped.push({ ...owner, pointer: [...pointer, key] });
  }
}

function liveObjectsIn(content: Content, key: string): Content[] {
  const list = content[key];
  return isList(list) ? list.filter((item) => isObject(item)) : [];
}

function extrasIn(content: Content, { extra, unwritten }: Conversion): JsonObject {
  const extras: Record<string, Json> = {};
  for (const field of extra.detection) {
    const value = content[field];
    if (value === null || value === undefined) continue;
    const unwritable = findForbiddenText(value, [field]);
    if (unwritable !== null)
      unwritten.push({ why: 'unwritable', id: detectionPolicyId, object: { kind: 'bundle' }, pointer: unwritable });
    else extras[field] = value as Json;
  }
  return extras;
}

function policiesIn(content: Content, conversion: Conversion): LiveObjects['policies'] {
  const fieldNames = policyFieldNames(conversion.extra);
  const policies = new Map<ObjectId, LivePolicy>();
  for (const live of liveObjectsIn(content, 'policies')) {
    const owner = policyObject(String(live['slug']));
    const policy = knownFields(live, fieldNames, { ...owner, pointer: [] }, conversion);
    const [schemaError] = schemaErrorsIn(isPolicyEntry, policy, 'policy', conversion.extra);
    // Files may omit the slug, but the platform always returns one.
    const missingSlug = policy['slug'] === undefined ? ['slug'] : null;
    const unwritable = schemaError?.pointer ?? missingSlug ?? findForbiddenText(policy, []);
    if (unwritable === null) policies.set(owner.id, policy as LivePolicy);
    else recordUnwritable(conversion, owner, unwritable);
  }
  return policies;
}

function recordUnwritable({ unwritableIds, unwritten }: Conversion, owner: IdentifiedObject, pointer: Pointer): void {
  unwritableIds.add(owner.id);
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
    const [schemaError] = schemaErrorsIn(isDetectionFile, file, 'detection', conversion.extra);
    const unwritable = schemaError?.pointer.slice(2) ?? findForbiddenText(exception, []);
    if (unwritable === null) exceptions.set(owner.id, exception as DetectionException);
    else recordUnwritable(conversion, owner, unwritable);
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

/** The fields of an object in their usual order, and the fields of the objects and lists among them. */
type FieldNames = { readonly names: readonly string[]; readonly nestedFields?: Readonly<Record<string, FieldNames>> };

const policyFieldNames = (extra: ExtraFields): FieldNames => ({
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
function knownFields(
  live: Content,
  { names, nestedFields }: FieldNames,
  owner: DroppedField,
  conversion: Conversion,
): Content {
  recordUnknownFields(live, names, owner, conversion);
  const fields = names.flatMap((key): [string, unknown][] => {
    const value = live[key];
    if (isUnused(key, value, owner.pointer)) return [];
    const fieldsOfKey = nestedFields?.[key];
    if (fieldsOfKey === undefined) return [[key, key === 'values' && isList(value) ? [...new Set(value)] : value]];
    const convert = (nested: unknown, pointer: Pointer): unknown =>
      isObject(nested) ? knownFields(nested, fieldsOfKey, { ...owner, pointer }, conversion) : nested;
    const pointer = [...owner.pointer, key];
    if (isList(value)) return [[key, value.map((item, index) => convert(item, [...pointer, index]))]];
    return [[key, convert(value, pointer)]];
  });
  return Object.fromEntries(fields);
}

/** Whether a field means the same as its absence: it has a default value, or the value that the platform sends for an unused field. */
function isUnused(key: string, value: unknown, parent: Pointer): boolean {
  if (value === null || value === undefined) return true;
  if (key === 'active') return value === true;
  if (key === 'mode') return value === 'any' && parent.includes('conditions');
  if (key === 'config') return isObject(value) && Object.keys(value).length === 0;
  return ['description', 'project', 'project_tag_name'].includes(key) && value === '';
}

/** Returns the pointer to the first null, or to the first key or text with a forbidden character. Returns null if there is none. */
function findForbiddenText(value: unknown, pointer: Pointer): Pointer | null {
  if (value === null) return pointer;
  if (typeof value === 'string') return forbiddenInScalar.test(value) ? pointer : null;
  if (typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const innerPointer = [...pointer, Array.isArray(value) ? Number(key) : key];
    if (forbiddenInScalar.test(key)) return innerPointer;
    const forbidden = findForbiddenText(inner, innerPointer);
    if (forbidden !== null) return forbidden;
  }
  return null;
}

/** A field of a live object that files do not know, so that it is left out. `pointer`: within the object. */
export type DroppedField = IdentifiedObject & { readonly pointer: Pointer };

/**
 * An object whose live value could not be written to the files.
 * - `unwritable`: files cannot hold the value at `pointer`, within the object.
 * - `layout`: the layout of the text around the object cannot be edited safely.
 * - `shared`: the object is in a file that other deployments share, and no entry of the config can leave it out for this deployment alone.
 */
export type UnwrittenObject = IdentifiedObject &
  (
    | { readonly why: 'unwritable'; readonly pointer: Pointer }
    | { readonly why: 'layout' | 'shared'; readonly file: string }
  );
