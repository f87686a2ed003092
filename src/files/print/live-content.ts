import {
  type BundleKind,
  deriveSlug,
  detectionPolicyId,
  exceptionId,
  isBookkeeping,
  itemId,
  type ObjectId,
  policyId,
} from '../../domain/bundle.ts';
import { type ExtraFields, noExtraFields } from '../../domain/extra-fields.ts';
import { isObject, type RuleList, ruleLists } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import type { Pointer } from '../../domain/problem.ts';
import { isDetectionFile, isPolicyEntry } from '../../generated/guards/files.js';
import type { DetectionException } from '../../generated/types.ts';
import { mistakesIn } from '../mistakes.ts';
import { isList, type Json, type JsonObject } from './print.ts';

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
  readonly undone: readonly Undone[];
};

type Found = {
  readonly blocked: Set<ObjectId>;
  readonly dropped: Dropped[];
  readonly undone: Undone[];
  readonly extra: ExtraFields;
};

/** Converts a bundle as read from the platform to the shapes of our files. `extra`: fields taken unchecked. */
export function liveObjects(kind: BundleKind, content: Content, extra: ExtraFields = noExtraFields): LiveObjects {
  const all: Found = { blocked: new Set(), dropped: [], undone: [], extra };
  const { extra: _, ...found } = all;
  const isRemediation = kind === 'remediation';
  const own = isRemediation ? ['policies'] : [...ruleLists, 'exceptions', ...extra.detection];
  const rest = Object.keys(content).filter((key) => ![...own, 'deployment_slug', 'product'].includes(key));
  for (const key of rest) if (isMeant(content, key)) found.dropped.push({ id: 'bundle', pointer: [key] });
  return {
    policies: isRemediation ? policiesIn(content, all) : new Map(),
    exceptions: isRemediation ? new Map() : exceptionsIn(content, all),
    extras: isRemediation ? {} : extrasIn(content, all),
    lists: {
      rulesets: listIn(content, 'rulesets', all),
      rules: listIn(content, 'rules', all),
      disabled: listIn(content, 'disabled', all),
    },
    ...found,
  };
}

/** Whether a field is used and is not the platform's book-keeping. */
const isMeant = (object: Content, key: string): boolean =>
  object[key] !== null && object[key] !== undefined && !isBookkeeping(key);

const objectsIn = (content: Content, key: string): Content[] => {
  const list = content[key];
  return Array.isArray(list) ? list.filter((one): one is Content => isObject(one)) : [];
};

function extrasIn(content: Content, found: Found): JsonObject {
  const extras: Record<string, Json> = {};
  for (const field of found.extra.detection) {
    const value = content[field];
    if (value === null || value === undefined) continue;
    const wrong = forbiddenIn(value, [field]);
    if (wrong !== null) found.undone.push({ why: 'unwritable', id: detectionPolicyId, pointer: wrong });
    else extras[field] = value as Json;
  }
  return extras;
}

function policiesIn(content: Content, found: Found): LiveObjects['policies'] {
  const shape = policyShape(found.extra);
  const policies = new Map<ObjectId, LivePolicy>();
  for (const live of objectsIn(content, 'policies')) {
    const id = policyId(String(live['slug']));
    const policy = closed(live, shape, { id, pointer: [], dropped: found.dropped });
    const wrong = mistakesIn(isPolicyEntry, policy, 'policy', found.extra)[0]?.pointer ?? wrongIn(policy);
    if (wrong !== null) {
      block(found, id, wrong);
      if (typeof live['name'] === 'string') found.blocked.add(policyId(deriveSlug(live['name'])));
    } else if (policies.has(id)) found.undone.push({ why: 'repeated', id });
    else policies.set(id, policy as unknown as LivePolicy);
  }
  for (const id of policies.keys()) found.blocked.delete(id);
  return policies;
}

/** The platform always gives a slug. */
const wrongIn = (policy: Content): Pointer | null =>
  policy['slug'] === undefined ? ['slug'] : forbiddenIn(policy, []);

function block({ blocked, undone }: Found, id: ObjectId, pointer: Pointer): void {
  blocked.add(id);
  undone.push({ why: 'unwritable', id, pointer });
}

function exceptionsIn(content: Content, found: Found): LiveObjects['exceptions'] {
  const shape = { ...exceptionShape, ...shapeOf(found.extra.exception) };
  const exceptions = new Map<ObjectId, DetectionException>();
  for (const live of objectsIn(content, 'exceptions')) {
    const id = exceptionId(live as DetectionException);
    const exception = closed(live, shape, { id, pointer: [], dropped: found.dropped });
    const file = { product: 'code', exceptions: [exception] };
    const [error] = mistakesIn(isDetectionFile, file, 'detection', found.extra);
    const scopes = ['project', 'project_tag_name'].filter((scope) => scope in exception);
    const wrong = error?.pointer.slice(2) ?? (scopes.length === 1 ? forbiddenIn(exception, []) : ['project']);
    if (wrong !== null) block(found, id, wrong);
    else if (exceptions.has(id)) found.undone.push({ why: 'repeated', id });
    else exceptions.set(id, exception as unknown as DetectionException);
  }
  return exceptions;
}

function listIn(content: Content, list: RuleList, { undone }: Found): string[] {
  const items = content[list];
  const texts: string[] = [];
  for (const item of isList(items) ? items : []) {
    const isText = typeof item === 'string' && /^\S{1,1000}$/.test(item) && forbiddenIn(item, []) === null;
    if (isText) texts.push(item);
    else
      undone.push({
        why: 'unwritable',
        id: itemId(list, typeof item === 'string' ? item : JSON.stringify(item)),
        pointer: [],
      });
  }
  return [...new Set(texts)];
}

/** Known fields in the order of writing; null for a field that is taken unchecked. */
type Shape = { readonly [key: string]: Shape | readonly [Shape] | null };

const shapeOf = (names: readonly string[]): Shape => Object.fromEntries(names.map((name) => [name, null]));

const policyShape = (extra: ExtraFields): Shape => ({
  name: null,
  slug: null,
  description: null,
  active: null,
  filters: {
    mode: null,
    ...shapeOf(extra.filters),
    conditions: [{ type: null, values: null, mode: null, ...shapeOf(extra.condition) }],
  },
  actions: [{ type: null, config: null, ...shapeOf(extra.action) }],
  ...shapeOf(extra.policy),
});

const exceptionShape: Shape = {
  exception_type: null,
  rule: null,
  rule_type: null,
  project: null,
  project_tag_name: null,
};

type Way = { readonly id: ObjectId; readonly pointer: Pointer; readonly dropped: Dropped[] };

function closed(live: Content, shape: Shape, way: Way): Content {
  const top = way.pointer.length === 0;
  for (const key of Object.keys(live)) {
    const isUnknown = !Object.hasOwn(shape, key) && live[key] !== null && live[key] !== undefined;
    if (isUnknown && !(top && isBookkeeping(key))) way.dropped.push({ id: way.id, pointer: [...way.pointer, key] });
  }
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) => {
      const value = live[key];
      if (isUnused(key, value) || (value === 'any' && key === 'mode' && way.pointer.includes('conditions'))) return [];
      return [[key, closedField(value, inner, { ...way, pointer: [...way.pointer, key] })]];
    }),
  );
}

function closedField(value: unknown, shape: Shape | readonly [Shape] | null, way: Way): unknown {
  if (shape === null) return way.pointer.at(-1) === 'values' && isList(value) ? [...new Set(value)] : value;
  if (!Array.isArray(shape)) return isObject(value) ? closed(value, shape as Shape, way) : value;
  const [item] = shape as readonly [Shape];
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown, index) =>
    isObject(one) ? closed(one, item, { ...way, pointer: [...way.pointer, index] }) : one,
  );
}

/** Whether a value means the same as its absence: a default, or what a platform sends for an unused field. */
function isUnused(key: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (key === 'active') return value === true;
  if (key === 'config') return isObject(value) && Object.keys(value).length === 0;
  return ['description', 'project', 'project_tag_name'].includes(key) && value === '';
}

// As in our reader, even when escaped.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** The pointer to the first forbidden text, key or null; null if there is none. */
function forbiddenIn(value: unknown, pointer: Pointer): Pointer | null {
  if (value === null) return pointer;
  if (typeof value === 'string') return forbidden.test(value) ? pointer : null;
  if (typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const way = [...pointer, Array.isArray(value) ? Number(key) : key];
    const found = forbidden.test(key) ? way : forbiddenIn(inner, way);
    if (found !== null) return found;
  }
  return null;
}

/** A field of a live object that files cannot express, and that is omitted; `pointer` is inside the object. */
export type Dropped = { readonly id: ObjectId; readonly pointer: Pointer };

/**
 * What could not be written, so that the files do not say it.
 * - `unwritable`: our files cannot hold such a value; `pointer` leads to it, within the object
 * - `repeated`: the platform answers two objects of one identity
 * - `layout`: the text around it is laid out in a way that cannot be edited safely
 * - `unread-file`: it would have to go into a new file where the config does not look
 */
export type Undone =
  | { readonly why: 'unwritable'; readonly id: ObjectId; readonly pointer: Pointer }
  | { readonly why: 'repeated'; readonly id: ObjectId }
  | { readonly why: 'layout' | 'unread-file'; readonly id: ObjectId; readonly file: string };
