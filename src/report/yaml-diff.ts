import { structuredPatch } from 'diff';
import type { ObjectKey, DiffObjectKind, Content } from '../domain/bundle.ts';
import { maskLines } from '../domain/credentials.ts';
import { isObject } from '../util/json.ts';
import type { Change } from '../domain/plan.ts';
import { restoreObject } from '../domain/dry-run.ts';
import { type Json, defaultStyle, printBlock } from '../files/yaml/print.ts';
import { canonicalText } from '../plan/digest.ts';
import { pluralize } from '../util/text.ts';

/** One line of a diff. The mark `…` is for a remark in place of lines. */
export type DiffLine = { readonly mark: '+' | '-' | ' ' | '…'; readonly text: string };

/** Lines around each difference. */
const contextLines = 3;

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
  const patch = structuredPatch('', '', joinLines(before), joinLines(after), '', '', {
    context: contextLines,
    maxEditLength,
  });
  // Masked only now, so that another credential is a change.
  const shownBefore = maskLines(before);
  const shownAfter = maskLines(after);
  if (patch === undefined) return [...markLines('-', shownBefore), ...markLines('+', shownAfter)];
  if (patch.hunks.length === 0)
    return markLines('…', ['Both sides are equivalent; only the order or unused fields differ.']);
  const shown: DiffLine[] = [];
  // The indexes of the next line of each side.
  let beforeIndex = 0;
  let afterIndex = 0;
  for (const hunk of patch.hunks) {
    const unchanged = hunk.oldStart - 1 - beforeIndex;
    shown.push(...foldLines(unchanged));
    beforeIndex += unchanged;
    afterIndex += unchanged;
    for (const line of hunk.lines) {
      const mark = line.charAt(0) as DiffLine['mark'];
      shown.push({ mark, text: (mark === '+' ? shownAfter[afterIndex] : shownBefore[beforeIndex]) ?? '' });
      if (mark !== '+') beforeIndex += 1;
      if (mark !== '-') afterIndex += 1;
    }
  }
  return [...shown, ...foldLines(before.length - beforeIndex)];
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const foldLines = (unchanged: number): DiffLine[] =>
  unchanged > 0 ? markLines('…', [pluralize(unchanged, 'unchanged line')]) : [];

const markLines = (mark: DiffLine['mark'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ mark, text }));

/** The first lines of a diff, and the number of the others. One line more than `maxLines` is shown: the line that counts the rest would take as much room. */
export const capDiff = (lines: readonly DiffLine[], maxLines: number, hint = ''): readonly DiffLine[] =>
  lines.length <= maxLines + 1
    ? lines
    : [...lines.slice(0, maxLines), ...markLines('…', [`${pluralize(lines.length - maxLines, 'more line')}${hint}`])];

/**
 * An object as YAML with the keys of the files, in the canonical form that also makes digests, so that equivalent answers print the same: unused
 * fields, defaults and book-keeping are omitted, lists without order sorted. Both sides of every diff are printed here.
 */
function printObject(object: DiffObjectKind, key: ObjectKey, content: Content): string[] {
  const declared = restoreObject({ object, key, before: content, after: null }) ?? { ...key, ...content };
  const fields = JSON.parse(canonicalText(object, declared), sortKeys) as Json;
  return printBlock(fields, '', 0, yamlStyle);
}

/** One value a line, so that a diff shows which one changed. */
const yamlStyle = { ...defaultStyle, flow: new Map([['values', false]]) };

/** Keys in the order in which a file has them; others follow as they are, by name. */
const keyOrder = [
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

/** Reviver of `JSON.parse`. */
function sortKeys(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const known = keyOrder.filter((key) => key in value);
  const others = Object.keys(value).filter((key) => !keyOrder.includes(key));
  return Object.fromEntries([...known, ...others].map((key) => [key, value[key]]));
}

/** The diff of an object on the platform, from the review to now. */
export const diffLiveStates = (reviewed: Change, current: Change): DiffLine[] =>
  diffLines(printSide(reviewed, 'before'), printSide(current, 'before'));

/** Whether two changes of an object do the same; positions and notes do not count. */
export const isSameChange = (a: Change, b: Change): boolean => printedForm(a) === printedForm(b);

/** As printed, so that meaningless order does not count. */
const printedForm = (change: Change): string =>
  JSON.stringify([change.verb, printSide(change, 'before'), printSide(change, 'after')]);
