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
import { listWords } from '../impact/detection-words.ts';
import { figureWords, placedWords, sureness } from '../impact/figure-words.ts';
import { whyPartial } from '../impact/reasons.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { turnsIn } from '../impact/turns.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { barOf } from './bar.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { columnTitle, tableOf } from './section.ts';
import { toHtml } from './sentence.ts';
import { type Html, isEmpty, markup, nothing } from './template.ts';

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
