import { diffArrays } from 'diff';
import { dump } from 'js-yaml';
import type { ObjectKey, ObjectKind } from '../domain/bundle.ts';
import { isObject, ruleLists } from '../domain/json.ts';
import { type Change, entryOf } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { count } from './words.ts';

/** One line of a diff; `folded`: equal lines on both sides, `cut`: lines beyond a limit. */
export type DiffLine =
  | { readonly mark: '+' | '-' | ' '; readonly text: string }
  | { readonly mark: 'folded'; readonly lines: number }
  | { readonly mark: 'cut'; readonly lines: number };

/** Lines around each difference. */
const context = 3;

/** Comparing takes quadratic time; beyond this, both sides are shown whole. */
const maxEdits = 1000;

/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
export const diffChange = (change: Change): DiffLine[] =>
  diffLines(printSide(change, 'before'), printSide(change, 'after'));

/** An object before or after a change; no lines if absent. */
export function printSide(change: Change, side: 'before' | 'after'): string[] {
  const content = entryOf(change)[side];
  return content === null ? [] : printObject(change.object, change.key, content);
}

/** The diff of two texts by lines, with equal lines folded. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length === 0) return marked('+', after);
  if (after.length === 0) return marked('-', before);
  const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
  if (parts === undefined) return [...marked('-', before), ...marked('+', after)];
  return parts.flatMap((part, index) => {
    if (part.added) return marked('+', part.value);
    if (part.removed) return marked('-', part.value);
    return fold(part.value, { above: index > 0, below: index < parts.length - 1 });
  });
}

/** Keeps lines next to a difference above or below, and folds the rest. */
function fold(lines: readonly string[], near: { above: boolean; below: boolean }): DiffLine[] {
  const head = near.above ? context : 0;
  const tail = near.below ? context : 0;
  // Folding a single line saves nothing.
  if (lines.length <= head + tail + 1) return marked(' ', lines);
  const folded: DiffLine = { mark: 'folded', lines: lines.length - head - tail };
  return [...marked(' ', lines.slice(0, head)), folded, ...marked(' ', lines.slice(lines.length - tail))];
}

/** The first lines of a diff, and the number of others. */
export function capDiff(lines: readonly DiffLine[], limit: number): readonly DiffLine[] {
  if (lines.length <= limit + 1) return lines;
  const more = lines.slice(limit).reduce((sum, line) => sum + ('lines' in line ? line.lines : 1), 0);
  return [...lines.slice(0, limit), { mark: 'cut', lines: more }];
}

/** The placeholder for omitted lines. */
export const foldWords = ({ mark, lines }: Extract<DiffLine, { lines: number }>): string =>
  `… ${count(lines, mark === 'folded' ? 'unchanged line' : 'more line')}`;

export const equivalentWords = 'Both sides are equivalent; only the order or unused fields differ.';

const marked = (mark: '+' | '-' | ' ', lines: readonly string[]): DiffLine[] => lines.map((text) => ({ mark, text }));

/** An object as YAML without references. Both sides of every diff are printed here. */
export function printObject(object: ObjectKind, key: ObjectKey, content: Content): string[] {
  const fields = tidyObject(object, key, content);
  return dump(fields, { lineWidth: -1, noRefs: true }).trimEnd().split('\n');
}

/** Names of the fields that an update changes; none for creates and deletes. */
export function changedFields(change: Change): string[] {
  if (change.verb !== 'update') return [];
  const before = tidyObject(change.object, change.key, change.before);
  const after = tidyObject(change.object, change.key, change.after);
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

type Fields = Readonly<Record<string, unknown>>;

/** How an object's fields are written: order, defaults, sorted lists, and the same for nested objects. */
type Form = {
  readonly order: readonly string[];
  readonly defaults?: Fields;
  readonly sets?: readonly string[];
  readonly inner?: Readonly<Record<string, Form>>;
  /** For a config, where an empty text may have a meaning. */
  readonly isWhole?: boolean;
};

const policyForm: Form = {
  order: ['name', 'slug', 'description', 'active', 'filters', 'actions'],
  defaults: { active: true },
  inner: {
    filters: {
      order: ['mode', 'conditions'],
      sets: ['conditions'],
      inner: { conditions: { order: ['type', 'mode', 'values'], sets: ['values'], defaults: { mode: 'any' } } },
    },
    actions: { order: ['type', 'config'], inner: { config: { order: [], isWhole: true } } },
  },
};

/**
 * An object in canonical form, so that equivalent answers print the same: keys in one order, defaults filled in, unused fields omitted, lists
 * without order sorted. Unknown fields and kinds are kept.
 */
function tidyObject(object: ObjectKind, key: ObjectKey, content: Content): Fields {
  if (object === 'DetectionPolicy') return tidyLists(content);
  if (object === 'DetectionPolicyException') return tidyException(key, content);
  if (object !== 'RemediationPolicy') return inOrder(content, []);
  return tidyFields(content, { ...policyForm, defaults: { ...policyForm.defaults, slug: key['slug'] } });
}

function tidy(value: unknown, form: Form): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, form));
  return isObject(value) ? tidyFields(value, form) : value;
}

function tidyFields(given: Fields, { order, defaults = {}, sets = [], inner = {}, isWhole = false }: Form): Fields {
  const fields: Record<string, unknown> = { ...given };
  for (const [name, fallback] of Object.entries(defaults)) if (isUnused(fields[name])) fields[name] = fallback;
  for (const [name, form] of Object.entries(inner)) fields[name] = tidy(fields[name], form);
  for (const name of sets) fields[name] = setOf(fields[name]);
  return inOrder(fields, order, isWhole);
}

/** Lists always appear, so that an emptied one is visible. */
function tidyLists({ deployment_slug: _slug, product: _product, ...content }: Content): Fields {
  const lists = ruleLists.map((name) => [name, setOf(content[name] ?? [])] as const);
  return { ...Object.fromEntries(lists), ...inOrder({ ...content, rulesets: null, rules: null, disabled: null }, []) };
}

/** As an entry of `exceptions` in a file; its identity comes from the key. */
function tidyException(key: ObjectKey, content: Content): Fields {
  const scope = key['scope_type'] === 'project_tag' ? 'project_tag_name' : String(key['scope_type']);
  const named = { rule: key['rule'], rule_type: key['rule_type'], [scope]: key['scope_target'] };
  const order = ['exception_type', 'rule', 'rule_type', scope, ...ruleLists];
  return tidyFields({ ...named, ...content }, { order, sets: ruleLists });
}

/** Values that a platform may send for an unused field. */
function isUnused(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

const setOf = (value: unknown): unknown => (Array.isArray(value) ? asSet(value) : value);

/** Distinct, sorted by code unit. */
function asSet(list: readonly unknown[]): unknown[] {
  if (list.length < 2) return [...list];
  const byText = new Map(list.map((item) => [typeof item === 'string' ? item : JSON.stringify(item), item]));
  return [...byText].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}

/** Known keys first, in this order, others by name; without unused ones, unless `isWhole`. */
function inOrder(fields: Fields, order: readonly string[], isWhole = false): Fields {
  const used = Object.keys(fields).filter((name) => isWhole || !isUnused(fields[name]));
  const known = order.filter((name) => used.includes(name));
  const others = used.filter((name) => !order.includes(name)).toSorted();
  return Object.fromEntries([...known, ...others].map((name) => [name, fields[name]]));
}

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

export type Altered = { readonly reviewed: Change; readonly current: Change };

/** The difference between the current changes and the reviewed ones. */
export type Comparison = {
  /** Not reviewed. */
  readonly added: readonly Change[];
  /** Reviewed, but nothing is left to do. */
  readonly gone: readonly Change[];
  /** The same object, but another change. */
  readonly altered: readonly Altered[];
  /** Number of changes exactly as reviewed. */
  readonly same: number;
};

/** The difference of two diffs, by object; positions and notes do not count. */
export function compareChanges(reviewed: readonly Change[], current: readonly Change[]): Comparison {
  const before = new Map(reviewed.map((change) => [change.id, change]));
  const after = new Map(current.map((change) => [change.id, change]));
  const both = current.flatMap((change) => {
    const old = before.get(change.id);
    return old === undefined ? [] : [{ reviewed: old, current: change }];
  });
  const altered = both.filter((pair) => essence(pair.reviewed) !== essence(pair.current));
  return {
    added: current.filter(({ id }) => !before.has(id)),
    gone: reviewed.filter(({ id }) => !after.has(id)),
    altered,
    same: both.length - altered.length,
  };
}

/** What the platform had at the review, and has now. */
export const diffPlatform = ({ reviewed, current }: Altered): DiffLine[] =>
  diffLines(printSide(reviewed, 'before'), printSide(current, 'before'));

/** As printed, so that meaningless order does not count. */
const essence = (change: Change): string =>
  JSON.stringify([change.verb, printSide(change, 'before'), printSide(change, 'after')]);
