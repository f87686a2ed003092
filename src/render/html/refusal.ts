import { type Moved, movedOf } from '../../domain/github.ts';
import {
  type BlockedEstimate,
  type BundleImpact,
  type DetectionItem,
  type Estimate,
  type Figures,
  findingSeverities,
  type Impact,
  type PolicyImpact,
  type Tally,
} from '../../domain/impact.ts';
import type { AppliedBundle, Change, Guard } from '../../domain/plan.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { figureWords, listWords, placedWords, sureness, tellImpact, turnsIn, whyPartial } from '../impact-words.ts';
import { phrase } from '../meaning-words.ts';
import { type Altered, compareChanges, diffPlatform, type Owner } from '../shown-plan.ts';
import { excerptAt } from '../terminal/outcome.ts';
import { byDanger } from '../verdict.ts';
import { comparisonWords, failureOf, hasSeveralDeployments, placeWords, problemWords } from '../words.ts';
import { changeHead, changeYaml, type Entry, foldedDiff, nameOf } from './change.ts';
import {
  barOf,
  budgets,
  columnTitle,
  type Html,
  isEmpty,
  leftOut,
  markup,
  nothing,
  type Section,
  tableOf,
  takeWithin,
  toHtml,
} from './page.ts';

/** Lines of a message: a page that somebody's proxy answered would fill this one. */
const maxLines = 20;

/** Why a run failed, and what to do. */
export function failureBlock(error: Error): Html {
  const { message, hint, facts } = failureOf(error);
  const lines = message.split('\n').slice(0, maxLines);
  return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${
    facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(', ')}</p>`
  }${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}

/** What needs a person's consent before an apply. */
export const guardSection = (guards: readonly Guard[]): Section => ({
  id: 'guards',
  title: 'Consent needed',
  body: guardList(guards),
});

/** The reasons why a person must say yes first; each message holds its numbers and its way out. */
function guardList(guards: readonly Guard[]): Html {
  if (guards.length === 0) return nothing;
  const { parts, left } = takeWithin(guards, budgets.guards, ({ message }) => markup`<li>${message}</li>`);
  return markup`<ul class="alert warning">${parts}</ul>${leftOut(left, 'reason')}`;
}

/** Columns of a line of source around the place of a problem. */
const columns = 100;

/** Each problem with its place, the line of source with a caret, and what to do; errors first. */
export function problemList(problems: readonly LocatedProblem[]): Html {
  if (problems.length === 0) return nothing;
  const sorted = problems.toSorted((a, b) => rankOf(a) - rankOf(b));
  const { parts } = takeWithin(sorted, budgets.problems, oneProblem);
  const left = sorted.slice(parts.length);
  const rest = left.length === 0 ? nothing : markup`<p class="more">Not shown here: ${problemWords(left)}.</p>`;
  return markup`<ol class="problems">${parts}</ol>${rest}`;
}

const rankOf = ({ problem }: LocatedProblem): number => (problem.severity === 'error' ? 0 : 1);

function oneProblem(located: LocatedProblem): Html {
  const { position, first, problem } = located;
  const { says, fix } = phrase(problem);
  const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
  return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${says}</p>${source(located)}${
    first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`
  }${fix === '' ? nothing : markup`<p><span class="fix">fix:</span> ${fix}</p>`}</li>`;
}

function source({ position, excerpt }: LocatedProblem): Html {
  if (position === null || excerpt === null || excerpt.trim() === '') return nothing;
  const number = String(position.line);
  const { text, caret } = excerptAt(excerpt, position.column, columns);
  return markup`<pre>${number} | ${text}
${' '.repeat(number.length)} | ${' '.repeat(caret)}^</pre>`;
}

/** For each stale bundle, how what would happen now differs from what was reviewed. */
export function staleList(results: readonly AppliedBundle[]): Html {
  const moved = movedOf(results);
  const several = hasSeveralDeployments(moved);
  const share = Math.floor(budgets.stale / Math.max(1, moved.length));
  const { parts, left } = takeWithin(moved, budgets.stale, (one) => oneBundle(one, several, share));
  return markup`${parts}${leftOut(left, 'bundle')}`;
}

function oneBundle(moved: Moved, several: boolean, budget: number): Html {
  const { deployment, kind, reviewed, now } = moved;
  const { added, altered, gone, ...rest } = compareChanges(reviewed.changes ?? [], now.changes ?? []);
  const name = several ? markup`<code>${deployment.slug}</code> ${kind}` : markup`${kind}`;
  const differences: Difference[] = [
    ...added.toSorted(byDanger).map((change): Difference => ({ label: 'New', change })),
    ...altered.map((pair): Difference => ({ label: 'Different', change: pair.current, pair })),
    ...gone.map((change): Difference => ({ label: 'Gone', change })),
  ];
  const head = markup`<h3>${name}</h3><p>Reviewed at state version <code>${reviewed.stateVersion}</code>, now <code>${now.stateVersion}</code>. ${comparisonWords({ added, altered, gone, ...rest })}</p>`;
  const { parts, left } = takeWithin(differences, budget - Buffer.byteLength(head.text) - 200, (one) =>
    show(one, moved),
  );
  return markup`${head}<ol class="changes">${parts}</ol>${leftOut(left, 'difference')}`;
}

type Difference = { readonly label: 'New' | 'Different' | 'Gone'; readonly change: Change; readonly pair?: Altered };

function show({ label, change, pair }: Difference, owner: Owner): Html {
  const entry: Entry = { change, owner, several: { deployments: false, bundles: false } };
  const head = markup`<p class="label">${label}</p>${changeHead(entry, 4)}`;
  if (label === 'Gone') return markup`<li>${head}<p class="more">The platform has it already.</p></li>`;
  const diff =
    pair === undefined
      ? changeYaml(entry, change.verb === 'delete')
      : foldedDiff(
          'On the platform since the review',
          diffPlatform(pair),
          { before: 'At the review', after: 'Now' },
          nameOf(entry),
        );
  return markup`<li>${head}${diff}</li>`;
}

/** How many open findings the changes are about, with a bar for each number. */
export function impactSection(impact: Impact): Html {
  const { bundles, closing } = tellImpact(impact);
  const several = hasSeveralDeployments(bundles);
  const { parts, left } = takeWithin(bundles, budgets.impact, (bundle) => bundleImpact(bundle, several));
  if (impact.bundles.length === 0) return nothing;
  return markup`<p class="more">${toHtml(closing ?? [])}</p>
${parts}${leftOut(left, 'bundle')}`;
}

function bundleImpact({ deployment, kind, changes, blocked }: BundleImpact, several: boolean): Html {
  const policies = changes.filter((change) => change.about === 'policy');
  const items = changes.flatMap((change) => (change.about === 'detection' ? change.items : []));
  const body = markup`${blocked === null ? nothing : blockedBlock(blocked)}${policyTable(policies)}${itemTable(items)}`;
  if (isEmpty(body)) return nothing;
  return markup`<h3>${several ? markup`<code>${deployment.slug}</code> ` : nothing}${kind}</h3>
${body}`;
}

/** All policies of a bundle together: what is blocked that was not, and the other way round. */
function blockedBlock(blocked: BlockedEstimate): Html {
  const why = reasons([blocked]);
  if (blocked.kind === 'not-estimable') return why;
  const { newly, noLonger } = blocked.figures;
  const [become, cease] = turnsIn(blocked).map(({ way, least, findings }) =>
    findings === null ? 'not known' : `${least}${placedWords(blocked.figures[way])}`,
  );
  const most = Math.max(...findingSeverities.flatMap((one) => [newly.bySeverity[one], noLonger.bySeverity[one]]));
  const rows = findingSeverities
    .filter((severity) => newly.bySeverity[severity] + noLonger.bySeverity[severity] > 0)
    .map((severity) => {
      const [up, down] = [newly.bySeverity[severity], noLonger.bySeverity[severity]];
      return markup`<tr><th scope="row">${severity}</th><td>${barOf(String(up), up, most, 'fill')}</td><td>${barOf(String(down), down, most, 'was')}</td></tr>`;
    });
  const head = ['Severity', 'Newly blocked', 'No longer blocked'].map(columnTitle);
  return markup`<p>Newly blocked: ${become ?? ''}. No longer blocked: ${cease ?? ''}.</p>
${why}${tableOf('Open findings by severity', head, rows)}${topLists('Newly blocked', newly)}${topLists('No longer blocked', noLonger)}`;
}

/** Where most of them are. */
function topLists(title: string, { findings, topRepositories, topRules }: Figures): Html {
  if (findings === 0) return nothing;
  return markup`<details><summary>${title}: where most are</summary><div class="pair">${topTable('Repository', topRepositories)}${topTable('Rule', topRules)}</div></details>
`;
}

function topTable(what: string, tallies: readonly Tally[]): Html {
  const most = Math.max(0, ...tallies.map(({ findings }) => findings));
  const rows = tallies.map(
    ({ name, findings }) =>
      markup`<tr><th scope="row"><code>${name}</code></th><td>${barOf(String(findings), findings, most, 'fill')}</td></tr>`,
  );
  return tableOf(`${what} by open findings`, [what, 'Open findings'].map(columnTitle), rows);
}

/** Each changed policy: what it matches before and after, and what that blocks. */
function policyTable(policies: readonly PolicyImpact[]): Html {
  const most = Math.max(0, ...policies.flatMap(sizes));
  const { parts, left } = takeWithin(policies, budgets.impact / 4, (policy) => policyRow(policy, most));
  const head = ['Policy', 'Matches before', 'Matches after', 'Newly blocked', 'No longer blocked', 'Repositories'];
  return markup`${tableOf('Open findings by policy', head.map(columnTitle), parts)}${leftOut(left, 'policy', 'policies')}${reasons(policies.flatMap(({ matched, blocked }) => [matched, blocked]))}`;
}

const sizes = ({ matched }: PolicyImpact): number[] =>
  matched.kind === 'not-estimable' ? [] : [matched.figures.before.findings, matched.figures.after.findings];

function policyRow({ key, matched, blocked }: PolicyImpact, most: number): Html {
  const name = markup`<th scope="row"><code>${String(key['slug'])}</code></th>`;
  if (matched.kind === 'not-estimable') {
    const why = toHtml(whyPartial([matched]));
    return markup`<tr>${name}<td colspan="5">${isEmpty(why) ? 'Not estimable' : why}</td></tr>`;
  }
  const { before, after } = matched.figures;
  const least = sureness(matched);
  const bars = [
    barOf(`${least}${String(before.findings)}`, before.findings, most, 'was'),
    barOf(`${least}${String(after.findings)}`, after.findings, most, 'fill'),
  ].map((bar) => markup`<td>${bar}</td>`);
  const moved = turnsIn(blocked).map(
    (turn) => markup`<td>${turn.findings === null ? 'not known' : `${turn.least}${String(turn.findings)}`}</td>`,
  );
  return markup`<tr>${name}${bars}${moved}<td>${least}${Math.max(before.repositories, after.repositories)}</td></tr>`;
}

function itemTable(items: readonly DetectionItem[]): Html {
  const { parts, left } = takeWithin(items, budgets.impact / 4, (item) => {
    const { list, name, verb, issues, findings } = item;
    const numbers = [figureWords(issues, (number) => number), figureWords(findings, (figures) => figures.findings)];
    const cells = numbers.map((number) => markup`<td>${number ?? 'not estimable'}</td>`);
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${listWords[list]}, ${verb}</td>${cells}</tr>`;
  });
  const head = ['Name', 'What', 'Issues', 'Open findings'].map(columnTitle);
  return markup`${tableOf('What is open of it today', head, parts)}${leftOut(left, 'item')}${reasons(items.flatMap(({ issues, findings }) => [issues, findings]))}`;
}

/** Why some numbers are not told in full, each reason once. */
function reasons(estimates: readonly Estimate<unknown>[]): Html {
  const why = toHtml(whyPartial(estimates));
  return isEmpty(why)
    ? nothing
    : markup`<p class="more">${why}.</p>
`;
}
