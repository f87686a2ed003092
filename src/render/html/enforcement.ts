import { type Change, type Plan, type PlannedBundle, unchangedPolicies } from '../../domain/plan.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { bundleOf } from '../report.ts';
import { hasSeveralDeployments } from '../words.ts';
import {
  barOf,
  budgets,
  columnTitle,
  type Html,
  leftOut,
  markup,
  nothing,
  numberTitle,
  tableOf,
  takeWithin,
  toHtml,
} from './page.ts';

/** What each bundle that changes declares before and after: policies by the most they do, and the lengths of detection lists. */
export function enforcementTables({ bundles }: Plan): Html {
  const several = hasSeveralDeployments(bundles);
  const changing = bundles.filter(({ changes }) => changes.length > 0);
  const { parts, left } = takeWithin(changing, budgets.enforcement, (bundle) => {
    const title = markup`<h3>${toHtml(bundleOf(bundle, several))}</h3>`;
    return bundle.kind === 'remediation'
      ? markup`${title}${countTable(policyCounts(bundle), 'Mode', 'Policies by what they do')}`
      : markup`${title}${countTable(detectionCounts(bundle), 'List', 'What is scanned for')}`;
  });
  return parts.length === 0 ? nothing : markup`${parts}${leftOut(left, 'bundle')}`;
}

/** The platform's words for what a policy does at most, strongest first, and what else may be said of one. */
const modes = ['Block', 'Comment', 'Monitor', 'inactive'] as const;

type Mode = (typeof modes)[number];

function modeOf({ active, actions }: Content): Mode {
  if (active === false) return 'inactive';
  const has = (wanted: string): boolean =>
    Array.isArray(actions) && actions.some((action) => isObject(action) && action['type'] === wanted);
  if (has('block')) return 'Block';
  return has('pr_comment') ? 'Comment' : 'Monitor';
}

/** How many policies are of each mode before and after. */
export function policyCounts(bundle: PlannedBundle): Counted[] {
  const { before, after } = policySides(bundle);
  return modes.map((mode) => {
    const [was, is] = [before, after].map((side) => side.filter((policy) => modeOf(policy) === mode).length);
    return { what: mode, before: was ?? 0, after: is ?? 0, change: difference((is ?? 0) - (was ?? 0)) };
  });
}

function countTable(rows: readonly Counted[], what: string, caption: string): Html {
  const most = Math.max(...rows.flatMap(({ before, after }) => [before, after]));
  const shown = rows.map(
    ({ what: name, before, after, change }) =>
      markup`<tr><th scope="row">${name}</th><td>${barOf(String(before), before, most, 'was')}</td><td>${barOf(String(after), after, most, 'fill')}</td><td class="number">${change}</td></tr>`,
  );
  const head = [...[what, 'Before', 'After'].map(columnTitle), numberTitle('Change')];
  return tableOf(caption, head, shown);
}

const difference = (step: number): string => changeInWords(Math.max(step, 0), Math.max(-step, 0));

/** `change` is more than the difference of the numbers: as many may have come as went. */
type Counted = {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly change: string;
};

type DetectionBundle = Exclude<PlannedBundle, { kind: 'remediation' }>;

const lists = { rulesets: 'rule sets', rules: 'rules', disabled: 'disabled rules' } as const;

/** How long the lists of a detection bundle are before and after it is applied, and how many exceptions it has. */
export function detectionCounts({ content, changes }: DetectionBundle): Counted[] {
  const change = changes.find(({ object }) => object === 'DetectionPolicy');
  const [before, after] = change === undefined ? [content, content] : sidesOf(change);
  const rows = (Object.keys(lists) as (keyof typeof lists)[]).map((name): Counted => {
    const [was, is] = [itemsOf(before, name), itemsOf(after, name)];
    const [come, gone] = [countBeyond(is, was), countBeyond(was, is)];
    return { what: lists[name], before: was.size, after: is.size, change: changeInWords(come, gone) };
  });
  return [...rows, exceptionCounts(content.exceptions.length, changes)];
}

function exceptionCounts(declared: number, changes: readonly Change[]): Counted {
  const number = (verb: Change['verb']): number =>
    changes.filter(({ object, verb: done }) => object === 'DetectionPolicyException' && done === verb).length;
  const [come, gone] = [number('create'), number('delete')];
  const after = Math.max(declared, come);
  return {
    what: 'exceptions',
    before: after - come + gone,
    after,
    change: changeInWords(come, gone, number('update')),
  };
}

/** `+2, −1, 1 changed`; `unchanged` where nothing came, went or changed. */
function changeInWords(come: number, gone: number, changed = 0): string {
  const parts = [
    ...(come === 0 ? [] : [`+${String(come)}`]),
    ...(gone === 0 ? [] : [`−${String(gone)}`]),
    ...(changed === 0 ? [] : [`${String(changed)} changed`]),
  ];
  return parts.length === 0 ? 'unchanged' : parts.join(', ');
}

const sidesOf = (change: Change): readonly [Content, Content] => [
  change.verb === 'create' ? {} : change.before,
  change.verb === 'delete' ? {} : change.after,
];

/** As texts, so that what is no text has an identity too. */
function itemsOf(content: Content, name: string): ReadonlySet<string> {
  const list: unknown = content[name];
  return new Set(Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : []);
}

const countBeyond = (items: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...items].filter((item) => !others.has(item)).length;

/** All policies of a bundle before and after it is applied: the diff names every one that differs. */
export function policySides(bundle: PlannedBundle): { before: Content[]; after: Content[] } {
  if (bundle.kind !== 'remediation') return { before: [], after: [] };
  const changes = bundle.changes.filter(({ object }) => object === 'RemediationPolicy');
  const same = unchangedPolicies(bundle.content, changes);
  return {
    before: [...same, ...changes.flatMap((change) => (change.verb === 'create' ? [] : [change.before]))],
    after: [...same, ...changes.flatMap((change) => (change.verb === 'delete' ? [] : [change.after]))],
  };
}
