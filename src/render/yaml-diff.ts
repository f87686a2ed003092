import { type ChangeObject, diffArrays } from 'diff';
import { dump } from 'js-yaml';
import type { ObjectKey, ObjectKind } from '../domain/bundle.ts';
import { isObject, ruleLists } from '../domain/json.ts';
import type { Change } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';

/** One line of a diff; `folded` stands for lines that are alike on both sides, `cut` for lines beyond a limit. */
export type DiffLine =
  | { readonly mark: '+' | '-' | ' '; readonly text: string }
  | { readonly mark: 'folded'; readonly lines: number }
  | { readonly mark: 'cut'; readonly lines: number };

/** Lines around each difference, as in every unified diff. */
const context = 3;

/** Comparing takes time in the square of the edits; beyond this the two sides are shown whole. */
const maxEdits = 1000;

/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
export const diffChange = (change: Change): DiffLine[] =>
  diffLines(printSide(change, 'before'), printSide(change, 'after'));

/** How an object looks before or after a change; no lines where there is nothing. */
export function printSide(change: Change, side: 'before' | 'after'): string[] {
  const content = contentOf(change, side);
  return content === null ? [] : printObject(change.object, change.key, content);
}

function contentOf(change: Change, side: 'before' | 'after'): Content | null {
  if (side === 'before') return change.verb === 'create' ? null : change.before;
  return change.verb === 'delete' ? null : change.after;
}

/** The diff of two texts by lines, with what is far from any difference folded. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length === 0) return marked('+', after);
  if (after.length === 0) return marked('-', before);
  const parts = onlyLine(before, after) ?? diffArrays([...before], [...after], { maxEditLength: maxEdits });
  if (parts === undefined) return [...marked('-', before), ...marked('+', after)];
  return parts.flatMap((part, index) => {
    if (part.added) return marked('+', part.value);
    if (part.removed) return marked('-', part.value);
    return fold(part.value, { above: index > 0, below: index < parts.length - 1 });
  });
}

type DiffPart = Pick<ChangeObject<string[]>, 'added' | 'removed' | 'value'>;

/** The parts where one line became another, which most updates are; null for all other, and where another reading is as short. */
function onlyLine(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  const at = before.findIndex((line, index) => line !== after[index]);
  const [was, is] = [before[at], after[at]];
  if (before.length !== after.length || was === undefined || is === undefined) return null;
  const around = [before[at - 1], before[at + 1]];
  if (around.includes(was) || around.includes(is)) return null;
  if (before.some((line, index) => index > at && line !== after[index])) return null;
  const parts = [
    { added: false, removed: false, value: before.slice(0, at) },
    { added: false, removed: true, value: [was] },
    { added: true, removed: false, value: [is] },
    { added: false, removed: false, value: before.slice(at + 1) },
  ];
  return parts.filter(({ value }) => value.length > 0);
}

/** Keeps the lines next to a difference above or below, and folds the rest. */
function fold(lines: readonly string[], near: { above: boolean; below: boolean }): DiffLine[] {
  const head = near.above ? context : 0;
  const tail = near.below ? context : 0;
  // Folding a single line would save nothing.
  if (lines.length <= head + tail + 1) return marked(' ', lines);
  const folded: DiffLine = { mark: 'folded', lines: lines.length - head - tail };
  return [...marked(' ', lines.slice(0, head)), folded, ...marked(' ', lines.slice(lines.length - tail))];
}

/** The first lines of a diff, and how many more there are. */
export function capDiff(lines: readonly DiffLine[], limit: number): readonly DiffLine[] {
  if (lines.length <= limit + 1) return lines;
  const more = lines.slice(limit).reduce((sum, line) => sum + ('lines' in line ? line.lines : 1), 0);
  return [...lines.slice(0, limit), { mark: 'cut', lines: more }];
}

const marked = (mark: '+' | '-' | ' ', lines: readonly string[]): DiffLine[] => lines.map((text) => ({ mark, text }));

/** The lines of an object's YAML. Both sides of every diff come from here. */
export function printObject(object: ObjectKind, key: ObjectKey, content: Content): string[] {
  const fields = tidyObject(object, key, content);
  return printPlainly(fields) ?? printAny(fields);
}

type PlainFields = Readonly<Record<string, unknown>>;

/** Lines of YAML that grow. Each method answers whether all of its value could be written. */
class Lines {
  readonly all: string[] = [];

  /** `lead` stands before the first name, `indent` before the others. */
  fields(fields: PlainFields, lead: string, indent: string): boolean {
    const names = Object.keys(fields);
    return (
      names.length > 0 &&
      names.every(
        (name, index) => isName(name) && this.value(fields[name], `${index === 0 ? lead : indent}${name}:`, indent),
      )
    );
  }

  private value(value: unknown, head: string, indent: string): boolean {
    if (typeof value === 'string') return this.text(value, head, indent);
    if (typeof value === 'boolean') return this.add(`${head} ${String(value)}`);
    if (typeof value !== 'object' || value === null) return false;
    this.add(head);
    if (!Array.isArray(value)) return this.fields(value as PlainFields, `${indent}  `, `${indent}  `);
    return value.length > 0 && value.every((item) => this.item(item, `${indent}  - `, `${indent}    `));
  }

  private item(item: unknown, lead: string, indent: string): boolean {
    if (typeof item === 'string') return isInLine(item) && this.add(`${lead}${inLine(item)}`);
    return (
      typeof item === 'object' &&
      item !== null &&
      !Array.isArray(item) &&
      this.fields(item as PlainFields, lead, indent)
    );
  }

  private text(text: string, head: string, indent: string): boolean {
    if (isInLine(text)) return this.add(`${head} ${inLine(text)}`);
    if (!isBlock(text)) return false;
    const isEnded = text.endsWith('\n');
    this.add(`${head} ${isEnded ? '|' : '|-'}`);
    for (const line of (isEnded ? text.slice(0, -1) : text).split('\n'))
      this.add(line === '' ? '' : `${indent}  ${line}`);
    return true;
  }

  private add(line: string): true {
    this.all.push(line);
    return true;
  }
}

/** A very long name has a form of its own. */
const isName = (text: string): boolean =>
  text.length < 100 && /^[A-Za-z][A-Za-z0-9_-]*$/.test(text) && !meaning.test(text);

// Far fewer than YAML allows, so that nobody can take them for anything else than text.
const isPlain = (text: string): boolean =>
  /^[A-Za-z](?:[ -~]*[!-~])?$/.test(text) && !/:(?: |$)| #/.test(text) && !meaning.test(text);

const meaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;

/** As channels are named: the sign would begin a comment. */
const isTagged = (text: string): boolean => /^#[A-Za-z0-9_-]+$/.test(text);

const isInLine = (text: string): boolean => isPlain(text) || isTagged(text);

const inLine = (text: string): string => (isTagged(text) ? `'${text}'` : text);

/** Several lines without white space around any of them. One pattern for all of them throws where there are millions. */
const isBlock = (text: string): boolean =>
  text.includes('\n') && !/^\n|\n\n$/.test(text) && text.split('\n').every((line) => line === '' || isTrimmed(line));

const isTrimmed = (line: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(line);

/**
 * The lines of an object's YAML as js-yaml prints them, for what most objects hold: plain texts, lists and objects, true and false. Null
 * where there is anything else.
 */
export function printPlainly(fields: PlainFields): string[] | null {
  const lines = new Lines();
  return lines.fields(fields, '', '') ? lines.all : null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * An object as a person would write it, so that two answers which mean the same print the same: keys in one order, defaults filled,
 * unused fields left out, lists whose order carries no meaning sorted. Fields and kinds that nobody knows yet are kept.
 */
export function tidyObject(object: ObjectKind, key: ObjectKey, content: Content): Fields {
  if (object === 'RemediationPolicy') return tidyPolicy(key, content);
  if (object === 'DetectionPolicy') return tidyLists(content);
  if (object === 'DetectionPolicyException') return tidyException(key, content);
  return inOrder(content, []);
}

function tidyPolicy(key: ObjectKey, policy: Content): Fields {
  const { filters, actions } = policy;
  return inOrder(
    {
      ...policy,
      slug: orElse(policy['slug'], key['slug']),
      active: policy['active'] ?? true,
      filters: isObject(filters) ? tidyFilters(filters) : filters,
      actions: Array.isArray(actions) ? actions.map(tidyAction) : actions,
    },
    ['name', 'slug', 'description', 'active', 'filters', 'actions'],
  );
}

function tidyFilters(filters: Fields): Fields {
  const { conditions } = filters;
  const list = Array.isArray(conditions) ? asSet(conditions.map(tidyCondition)) : conditions;
  return inOrder({ ...filters, conditions: list }, ['mode', 'conditions']);
}

function tidyCondition(condition: unknown): unknown {
  if (!isObject(condition)) return condition;
  return inOrder({ ...condition, values: setOf(condition['values']), mode: orElse(condition['mode'], 'any') }, [
    'type',
    'mode',
    'values',
  ]);
}

function tidyAction(action: unknown): unknown {
  return isObject(action) ? inOrder({ ...action, config: sortedConfig(action['config']) }, ['type', 'config']) : action;
}

/** An empty config says as much as none; an empty text in it may mean something to the platform. */
function sortedConfig(config: unknown): unknown {
  if (!isObject(config)) return config;
  return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}

/** The lists always show, so that an emptied one is seen. */
function tidyLists({ deployment_slug: _slug, product: _product, ...content }: Content): Fields {
  const rest = inOrder(
    Object.fromEntries(Object.entries(content).filter(([name]) => ruleLists.every((list) => list !== name))),
    [],
  );
  return { ...Object.fromEntries(ruleLists.map((name) => [name, setOf(content[name] ?? [])])), ...rest };
}

/** As an entry of `exceptions` in a file; what names the exception stands in its key. */
function tidyException(key: ObjectKey, content: Content): Fields {
  const scope = key['scope_type'] === 'project_tag' ? 'project_tag_name' : String(key['scope_type']);
  const named = { rule: key['rule'], rule_type: key['rule_type'], [scope]: key['scope_target'] };
  const lists = ruleLists.map((name) => [name, setOf(content[name])] as const);
  const order = ['exception_type', 'rule', 'rule_type', scope, ...ruleLists];
  return inOrder({ ...named, ...content, ...Object.fromEntries(lists) }, order);
}

/** What a platform may send for a field that is not used. */
function isUnused(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** For a text that is not used. */
const orElse = (value: unknown, unused: unknown): unknown => (value === '' ? unused : (value ?? unused));

const setOf = (value: unknown): unknown => (Array.isArray(value) ? asSet(value) : value);

/** Sorted by code unit, each item once. */
function asSet(list: readonly unknown[]): unknown[] {
  if (list.length < 2) return [...list];
  const byText = new Map(list.map((item) => [typeof item === 'string' ? item : JSON.stringify(item), item]));
  return [...byText].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}

/** The known keys first, in this order; the others by name; without those that are not used. */
function inOrder(fields: Fields, order: readonly string[]): Fields {
  const used = Object.keys(fields).filter((name) => !isUnused(fields[name]));
  const known = order.filter((name) => used.includes(name));
  const others = used.filter((name) => !order.includes(name)).toSorted();
  return Object.fromEntries([...known, ...others].map((name) => [name, fields[name]]));
}

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** The lines of any YAML, without references and folded lines. */
function printAny(fields: Content): string[] {
  return dump(fields, { lineWidth: -1, noRefs: true }).trimEnd().split('\n');
}
