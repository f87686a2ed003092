import { type OperationId, operations } from '../../generated/operations.ts';
import { textOf } from './describe-input.ts';

/** A column of a table: its title, the places where its value may stand (the first one that has one counts), and how it is written. */
type Column = {
  readonly title: string;
  readonly from: readonly string[];
  /** Which end of a value says more, when it is too long for both. */
  readonly keeps: 'start' | 'end';
  readonly write: (value: unknown, item: object) => string;
};

const column = (title: string, ...from: readonly string[]): Column => ({
  title,
  from: from.length === 0 ? [title] : from,
  keeps: 'start',
  write: cellOf,
});

/** For names that begin alike, as paths do. */
const tail = (one: Column): Column => ({ ...one, keeps: 'end' });

/** The day alone. */
const day = (one: Column): Column => ({ ...one, write: (value) => cellOf(value).slice(0, 10) });

/** A path with its line. */
const place = (title: string, file: string, line: string): Column => ({
  ...tail(column(title, file)),
  write: (value, item) => [cellOf(value), cellOf(valueAt(item, line))].filter((part) => part !== '').join(':'),
});

/** The field of an answer that holds its items, and what of an item is worth a column. */
type Layout = { readonly items: string; readonly columns: readonly Column[] };

const layouts: { readonly [Id in OperationId]?: Layout } = {
  listDeployments: { items: 'deployments', columns: [column('id'), column('slug'), column('name')] },
  listFindings: {
    items: 'findings',
    columns: [
      column('id'),
      column('severity'),
      column('status', 'status', 'state'),
      tail(column('rule', 'rule.name', 'rule_name')),
      tail(column('repository', 'repository.name')),
      place('place', 'location.file_path', 'location.line'),
      day(column('since', 'relevant_since')),
    ],
  },
  listDependencies: { items: 'dependencies', columns: [column('id'), column('name'), column('version')] },
  searchIssues: {
    items: 'groups',
    columns: [
      column('issues', 'issuesCount'),
      tail(column('rule', 'rulePath', 'ruleId')),
      column('origin', 'ruleMeta.rule.origin'),
    ],
  },
  reportGuardrailsActivity: {
    items: 'buckets',
    columns: [
      day(column('since', 'timePeriod.since')),
      day(column('until', 'timePeriod.until')),
      ...['silenced', 'open', 'fixed', 'ignored'].map((name) => column(name)),
      column('provisionally ignored', 'provisionallyIgnored'),
    ],
  },
  reportBacklogByRule: {
    items: 'buckets',
    columns: [day(column('since', 'timePeriod.since')), day(column('until', 'timePeriod.until')), column('open')],
  },
  listLegacyPolicies: {
    items: 'policies',
    columns: [
      column('id'),
      column('slug'),
      column('name'),
      column('product', 'productType'),
      column('default', 'isDefault'),
    ],
  },
  listScmSubscriptions: { items: 'subscriptions', columns: [column('scm', 'scmUrl'), column('events')] },
};

const fields: Layout['columns'] = [column('field'), column('value')];

/** The items of an answer; an answer that is no list is its own only item. */
export function itemsOf(id: OperationId, answer: Readonly<Record<string, unknown>>): readonly object[] {
  const name = itemsName(id);
  return name === null ? [answer] : ((answer[name] ?? []) as readonly object[]);
}

/** The field of an answer that holds its items; null when it is no list. */
export const itemsName = (id: OperationId): string | null => operations[id].paging?.items ?? layouts[id]?.items ?? null;

export const columnsOf = (id: OperationId): readonly Pick<Column, 'title' | 'keeps'>[] =>
  layouts[id]?.columns ?? fields;

/** The cells of items; an answer that is no list has a row for each of its fields. */
export function rowsOf(id: OperationId, items: readonly object[]): string[][] {
  const layout = layouts[id];
  if (layout === undefined) {
    return items.flatMap((item) => Object.entries(item).map(([name, value]) => [name, cellOf(value)]));
  }
  return items.map((item) => layout.columns.map((one) => one.write(firstAt(item, one.from), item)));
}

const firstAt = (item: object, paths: readonly string[]): unknown =>
  paths.map((path) => valueAt(item, path)).find((value) => (value ?? null) !== null);

const valueAt = (item: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], item);

/** One cell; a list of plain values without its brackets. */
function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : textOf(value);
}
