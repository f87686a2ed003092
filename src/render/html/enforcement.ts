import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { bundleName, hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { changeInWords, type Counted, detectionCounts } from './detection-counts.ts';
import {
  type Enforcement,
  type Level,
  type Mode,
  enforcementOf,
  modes,
  policySides,
  severities,
} from './enforcement-facts.ts';
import { columnTitle, numberTitle, tableOf } from './section.ts';
import { type Html, isEmpty, markup, join, nothing } from './template.ts';

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
