import { diffArrays } from 'diff';
import { dump } from 'js-yaml';
import type { ObjectKey, ObjectKind } from '../domain/bundle.ts';
import { isObject } from '../domain/json.ts';
import { type Change, entryOf } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { canonicalObject } from '../plan/digest.ts';
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

export const isDifferent = (lines: readonly DiffLine[]): boolean =>
  lines.some(({ mark }) => mark === '+' || mark === '-');

export const equivalentWords = 'Both sides are equivalent; only the order or unused fields differ.';

const marked = (mark: '+' | '-' | ' ', lines: readonly string[]): DiffLine[] => lines.map((text) => ({ mark, text }));

/**
 * An object as YAML, in the canonical form that also makes digests, so that equivalent answers print the same: unused fields, defaults and
 * book-keeping are omitted, lists without order sorted. Both sides of every diff are printed here.
 */
function printObject(object: ObjectKind, key: ObjectKey, content: Content): string[] {
  const fields: unknown = JSON.parse(canonicalObject(object, { ...key, ...content }), inOrder);
  return dump(fields, { lineWidth: -1, noRefs: true }).trimEnd().split('\n');
}

/** Keys in the order in which a file has them; others follow as they are, by name. */
const order = ['name', 'slug', 'description', 'active', 'filters', 'actions', 'type', 'mode', 'conditions', 'values'];

function inOrder(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const known = order.filter((key) => key in value);
  const others = Object.keys(value).filter((key) => !order.includes(key));
  return Object.fromEntries([...known, ...others].map((key) => [key, value[key]]));
}

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
