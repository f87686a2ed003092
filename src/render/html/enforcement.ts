import { type Change, type Plan, type PlannedBundle, unchangedPolicies } from '../../domain/plan.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { bundleName, count, hasSeveralDeployments } from '../words.ts';
import {
  budgets,
  columnTitle,
  type Html,
  isEmpty,
  join,
  leftOut,
  markup,
  nothing,
  numberTitle,
  tableOf,
  takeWithin,
} from './page.ts';

/** A picture of each bundle that changes: what is enforced before and after. Every bar says in words what it shows. */
export function enforcementPicture({ bundles }: Plan): Html {
  const several = hasSeveralDeployments(bundles);
  const changing = bundles.filter(({ changes }) => changes.length > 0);
  const { parts, left } = takeWithin(changing, budgets.enforcement, (bundle) => pictureOf(bundle, several));
  const meaning = changing.some(({ kind }) => kind === 'remediation') ? legend : nothing;
  return parts.length === 0 ? nothing : markup`${parts}${leftOut(left, 'bundle')}${meaning}`;
}

function pictureOf(bundle: PlannedBundle, several: boolean): Html {
  const title = markup`<h3>${bundleName(bundle, several)}</h3>`;
  if (bundle.kind !== 'remediation')
    return markup`${title}${countTable(detectionCounts(bundle), 'List', 'What is scanned for')}`;
  const { before, after } = policySides(bundle);
  const [old, now] = [enforcementOf(before), enforcementOf(after)];
  return markup`${title}<div class="pair">${levelTable(old, now)}${countTable(policyCounts(old, now), 'Mode', 'Policies by the most they do')}</div>${unread(old, now)}`;
}

function levelTable(before: Enforcement, after: Enforcement): Html {
  const rows = severities.map((severity) => {
    const [old, now] = [before.levels[severity], after.levels[severity]];
    return markup`<tr><th scope="row">${severity}</th><td>${bar(old)}</td><td>${bar(now)}</td><td>${moved(old, now)}</td></tr>`;
  });
  return tableOf('What happens to findings', ['Severity', 'Before', 'After', 'Change'].map(columnTitle), rows);
}

const states = { Monitor: 'monitored', Comment: 'commented on', Block: 'blocked' } as const satisfies Record<
  Mode,
  string
>;

/** `blocked`; `commented on, some blocked`; `not covered`. */
function levelWords({ all, some }: Level): string {
  if (some === null) return 'not covered';
  if (all === some) return states[some];
  return `${all === null ? '' : `${states[all]}, `}some ${states[some]}`;
}

/** Three steps: a full one holds for all findings, a half one for some, an empty one for none. */
function bar(level: Level): Html {
  const steps = modes.map((mode, index) => {
    const x = index * 22;
    const fill = fillOf(mode, level);
    const filled =
      fill === 0 ? nothing : markup`<rect class="fill" x="${x}" y="${12 - fill}" width="20" height="${fill}" />`;
    return markup`<rect class="step" x="${x}" y="0" width="20" height="12" />${filled}`;
  });
  return markup`<span class="level"><svg viewBox="-1 -1 66 14" width="66" height="14" aria-hidden="true">${steps}</svg> ${levelWords(level)}</span>${policyWords(level)}`;
}

const rankOf = (mode: Mode | null): number => (mode === null ? -1 : modes.indexOf(mode));

function fillOf(mode: Mode, { all, some }: Level): 0 | 6 | 12 {
  if (rankOf(all) >= rankOf(mode)) return 12;
  return rankOf(some) >= rankOf(mode) ? 6 : 0;
}

/** `Block 4, Comment 3`: how many policies may match such a finding. */
function policyWords({ policies }: Level): Html {
  const words = modes
    .toReversed()
    .filter((mode) => policies[mode] > 0)
    .map((mode) => `${mode} ${String(policies[mode])}`);
  return words.length === 0 ? nothing : markup`<p class="more">${words.join(', ')}</p>`;
}

/** Whether a severity is enforced more or less than before, and by how many policies. */
function moved(before: Level, after: Level): Html {
  const steps = modes
    .toReversed()
    .filter((mode) => after.policies[mode] !== before.policies[mode])
    .map((mode) => `${mode} ${difference(after.policies[mode] - before.policies[mode])}`);
  return markup`${direction(before, after)}${steps.length === 0 ? nothing : markup`<p class="more">${steps.join(', ')}</p>`}`;
}

function direction(before: Level, after: Level): Html {
  const steps = [rankOf(after.all) - rankOf(before.all), rankOf(after.some) - rankOf(before.some)];
  const [more, less] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  if (more && less) return markup`<span class="effect mixed">mixed</span>`;
  if (less) return markup`<span class="effect looser">looser</span>`;
  if (more) return markup`<span class="effect stricter">stricter</span>`;
  return markup`<span class="effect neutral">${isSure(before) && isSure(after) ? 'same' : 'same steps'}</span>`;
}

/** Whether no further condition plays a part. */
const isSure = ({ all, some }: Level): boolean => all === some;

const policyCounts = (before: Enforcement, after: Enforcement): Counted[] => [
  ...modes.toReversed().map((mode) => counted(mode, before.policies[mode], after.policies[mode])),
  counted('switched off', before.inactive, after.inactive),
];

const counted = (what: string, before: number, after: number): Counted => ({
  what,
  before,
  after,
  change: difference(after - before),
});

function countTable(rows: readonly Counted[], what: string, caption: string): Html {
  const shown = rows.map(
    ({ what: name, before, after, change }) =>
      markup`<tr><th scope="row">${name}</th><td class="number">${before}</td><td class="number">${after}</td><td class="number">${change}</td></tr>`,
  );
  const head = [columnTitle(what), ...['Before', 'After', 'Change'].map(numberTitle)];
  return tableOf(caption, head, shown);
}

const difference = (step: number): string => changeInWords(Math.max(step, 0), Math.max(-step, 0));

function unread(before: Enforcement, after: Enforcement): Html {
  const sides = [
    before.unread === 0 ? nothing : markup`${count(before.unread, 'policy', 'policies')} before`,
    after.unread === 0 ? nothing : markup`${count(after.unread, 'policy', 'policies')} after`,
  ];
  const words = join(sides, ' and ');
  return isEmpty(words)
    ? nothing
    : markup`<p class="more">Left out of this picture, for their form is not known: ${words}.</p>`;
}

/** What the bars mean. */
const legend = markup`<p class="more">From left to right: monitored, commented on, blocked. A full step holds for every finding of the severity; a half one for those that meet further conditions; the strongest policy wins. Below stand the policies that may match. The same steps may still mean other findings: the changes below tell. This follows from the policies alone, not from findings.</p>`;

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

/** `+2, −1, 1 changed`; `same` where nothing came, went or changed. */
function changeInWords(come: number, gone: number, changed = 0): string {
  const parts = [
    ...(come === 0 ? [] : [`+${String(come)}`]),
    ...(gone === 0 ? [] : [`−${String(gone)}`]),
    ...(changed === 0 ? [] : [`${String(changed)} changed`]),
  ];
  return parts.length === 0 ? 'same' : parts.join(', ');
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

/** The platform's words for what a policy does at most, weakest first. */
const modes = ['Monitor', 'Comment', 'Block'] as const;

type Mode = (typeof modes)[number];

const severities = ['critical', 'high', 'medium', 'low'] as const;

type Severity = (typeof severities)[number];

/** How strong enforcement is for the findings of a severity; null is none at all. */
type Level = {
  /** For every finding, as far as a single policy alone makes it so. */
  readonly all: Mode | null;
  /** For findings that meet further conditions; never weaker than `all`. */
  readonly some: Mode | null;
  /** Active policies that may match such a finding, by what they do at most. */
  readonly policies: Readonly<Record<Mode, number>>;
};

type Enforcement = {
  readonly levels: Readonly<Record<Severity, Level>>;
  /** Active policies by what they do at most. */
  readonly policies: Readonly<Record<Mode, number>>;
  readonly inactive: number;
  /** Policies of a form that nobody knows, which are left out above. */
  readonly unread: number;
};

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

type Policy = { readonly mode: Mode; readonly matches: (severity: Severity) => Match };

type Match = 'all' | 'some' | 'none';

/** What some policies enforce together: Block over Comment over Monitor. */
export function enforcementOf(contents: readonly Content[]): Enforcement {
  const active = contents.filter(({ active: on }) => on !== false);
  const read = active.map(readPolicy);
  const policies = read.filter((policy) => policy !== null);
  const levels = severities.map((severity) => [severity, levelOf(policies, severity)]);
  return {
    levels: Object.fromEntries(levels) as Enforcement['levels'],
    policies: countModes(policies),
    inactive: contents.length - active.length,
    unread: read.length - policies.length,
  };
}

function levelOf(policies: readonly Policy[], severity: Severity): Level {
  const strongest = (...wanted: readonly Match[]): Mode | null =>
    modes.findLast((mode) => policies.some((one) => one.mode === mode && wanted.includes(one.matches(severity)))) ??
    null;
  const matching = policies.filter(({ matches }) => matches(severity) !== 'none');
  return { all: strongest('all'), some: strongest('all', 'some'), policies: countModes(matching) };
}

function countModes(policies: readonly Policy[]): Record<Mode, number> {
  const number = (mode: Mode): number => policies.filter((policy) => policy.mode === mode).length;
  return { Monitor: number('Monitor'), Comment: number('Comment'), Block: number('Block') };
}

/** Null when the policy has a form that is not known. */
function readPolicy({ filters, actions }: Content): Policy | null {
  if (!isObject(filters) || !Array.isArray(filters['conditions']) || !Array.isArray(actions)) return null;
  const { mode } = filters;
  if ((mode !== 'all' && mode !== 'any') || !actions.every(isObject)) return null;
  const tests = filters['conditions'].map(severityTest);
  return { mode: modeOf(actions), matches: (severity) => combine(mode, tests, severity) };
}

function modeOf(actions: readonly Content[]): Mode {
  const has = (wanted: string): boolean => actions.some(({ type }) => type === wanted);
  if (has('block')) return 'Block';
  return has('pr_comment') ? 'Comment' : 'Monitor';
}

type Test = ((severity: Severity) => boolean) | null;

/** Null for a condition that is not about severity, or of a form that is not known. A platform may send `""` for a field that is not used. */
function severityTest(condition: unknown): Test {
  if (!isObject(condition) || condition['type'] !== 'severity') return null;
  const { values, mode } = condition;
  if (!Array.isArray(values) || values.length === 0) return null;
  if (mode === 'none') return (severity) => !values.includes(severity);
  return [undefined, null, '', 'any'].some((any) => any === mode) ? (severity) => values.includes(severity) : null;
}

function combine(mode: 'all' | 'any', tests: readonly Test[], severity: Severity): Match {
  const known = tests.filter((one) => one !== null).map((one) => one(severity));
  const open = known.length < tests.length;
  if (mode === 'any' && known.includes(true)) return 'all';
  if (mode === 'all' && known.includes(false)) return 'none';
  if (open) return 'some';
  return mode === 'all' && known.length > 0 ? 'all' : 'none';
}
