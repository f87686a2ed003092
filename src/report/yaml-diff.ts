import { structuredPatch } from 'diff';
import type { ObjectKey, ObjectKind, Content } from '../domain/bundle.ts';
import { maskLines } from '../domain/credentials.ts';
import { isObject } from '../util/json.ts';
import type { Change } from '../domain/plan.ts';
import { restoreObject } from '../domain/preview.ts';
import { type Json, plainStyle, printBlock } from '../files/print/print.ts';
import { canonicalObject } from '../plan/digest.ts';
import { count } from '../util/text.ts';

/** One line of a diff; `…`: a remark in place of lines. */
export type DiffLine = { readonly mark: '+' | '-' | ' ' | '…'; readonly text: string };

/** Lines around each difference. */
const context = 3;

/** Comparing takes quadratic time; beyond this, both sides are shown whole. */
const maxEditLength = 1000;

/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
export const diffChange = (change: Change): DiffLine[] =>
  diffLines(printSide(change, 'before'), printSide(change, 'after'));

/** An object before or after a change; no lines if absent. */
function printSide(change: Change, side: 'before' | 'after'): string[] {
  const content = change[side];
  return content === null ? [] : printObject(change.object, change.key, content);
}

/** The diff of two texts by lines, with equal lines folded and credentials masked. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const [old, now] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(''));
  const patch = structuredPatch('', '', old ?? '', now ?? '', '', '', { context, maxEditLength });
  if (patch === undefined) return [...marked('-', maskLines(before)), ...marked('+', maskLines(after))];
  if (patch.hunks.length === 0)
    return marked('…', ['Both sides are equivalent; only the order or unused fields differ.']);
  // Compared as they are, so that another credential is a change.
  const [oldShown, nowShown] = [maskLines(before), maskLines(after)];
  let end = 1;
  const shown = patch.hunks.flatMap(({ oldStart, oldLines, newStart, lines }) => {
    const folded = fold(oldStart - end);
    end = oldStart + oldLines;
    let [oldLine, newLine] = [oldStart - 1, newStart - 1];
    return [
      ...folded,
      ...lines.map((line) => {
        const mark = line.charAt(0) as DiffLine['mark'];
        const text = (mark === '+' ? nowShown[newLine] : oldShown[oldLine]) ?? '';
        if (mark !== '-') newLine += 1;
        if (mark !== '+') oldLine += 1;
        return { mark, text };
      }),
    ];
  });
  return [...shown, ...fold(before.length + 1 - end)];
}

const fold = (lines: number): DiffLine[] => (lines > 0 ? marked('…', [count(lines, 'unchanged line')]) : []);

const marked = (mark: DiffLine['mark'], lines: readonly string[]): DiffLine[] => lines.map((text) => ({ mark, text }));

/** The first lines of a diff, and the number of others. */
export const capDiff = (lines: readonly DiffLine[], limit: number, hint = ''): readonly DiffLine[] =>
  lines.length <= limit + 1
    ? lines
    : [...lines.slice(0, limit), ...marked('…', [`${count(lines.length - limit, 'more line')}${hint}`])];

/**
 * An object as YAML with the keys of the files, in the canonical form that also makes digests, so that equivalent answers print the same: unused
 * fields, defaults and book-keeping are omitted, lists without order sorted. Both sides of every diff are printed here.
 */
function printObject(object: ObjectKind, key: ObjectKey, content: Content): string[] {
  const declared = restoreObject({ object, key, before: content, after: null }) ?? { ...key, ...content };
  const fields = JSON.parse(canonicalObject(object, declared), inOrder) as Json;
  return printBlock(fields, '', 0, style);
}

/** One value a line, so that a diff shows which one changed. */
const style = { ...plainStyle, flow: new Map([['values', false]]) };

/** Keys in the order in which a file has them; others follow as they are, by name. */
const order = [
  'name',
  'slug',
  'description',
  'active',
  'filters',
  'actions',
  'exception_type',
  'rule',
  'rule_type',
  'type',
  'mode',
  'conditions',
  'values',
  'rulesets',
  'rules',
  'disabled',
];

function inOrder(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const known = order.filter((key) => key in value);
  const others = Object.keys(value).filter((key) => !order.includes(key));
  return Object.fromEntries([...known, ...others].map((key) => [key, value[key]]));
}

/** What the platform had at the review, and has now. */
export const diffPlatform = (reviewed: Change, current: Change): DiffLine[] =>
  diffLines(printSide(reviewed, 'before'), printSide(current, 'before'));

/** Whether two changes of an object do the same; positions and notes do not count. */
export const isSameChange = (one: Change, other: Change): boolean => essence(one) === essence(other);

/** As printed, so that meaningless order does not count. */
const essence = (change: Change): string =>
  JSON.stringify([change.verb, printSide(change, 'before'), printSide(change, 'after')]);
