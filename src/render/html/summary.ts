import type { AppliedBundle, Outcome } from '../../domain/outcome.ts';
import type { Impact } from '../../domain/impact.ts';
import type { Plan } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { bundleName, hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { headlineOf } from '../words/headline.ts';
import { effectWords, resultReasons, resultWords } from '../words/labels.ts';
import { nextStep } from '../words/next-step.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import type { HtmlView } from './extras.ts';
import { columnTitle, numberTitle, tableOf } from './section.ts';
import { type Html, markup, nothing } from './template.ts';

/** What came of the run, in one line, and where. */
export function headline(outcome: Outcome, { platform }: HtmlView): Html {
  const { before, slug, after } = headlineOf(outcome);
  const name = slug === null ? nothing : markup`<code>${slug}</code>`;
  const where = platform === null ? nothing : markup`<p class="meta">platform: <code>${platform}</code></p>`;
  return markup`<h1>${before}${name}${after}</h1>${where}`;
}

/** What to do next, as a command to type. */
export function nextLine(outcome: Outcome, view: HtmlView): Html {
  const next = nextStep(outcome, view);
  return next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`;
}

/** Counts, effect and state version of each bundle that changes, and where an impact tells it, what that does to findings. */
export function bundleTable({ bundles }: Plan, impact: Impact | null): Html {
  const several = hasSeveralDeployments(bundles);
  const changing = bundles.filter(({ changes }) => changes.length > 0);
  const findings = changing.map(tellImpact(impact).wordsOf);
  const isTold = findings.some((words) => words !== null);
  const { parts, left } = takeWithin(changing, budgets.tables, (bundle, index) => {
    const { deletes, updates, creates, effect } = summarize(bundle.changes);
    const numbers = [deletes, updates, creates].map((number) => markup`<td class="number">${number}</td>`);
    const told = isTold ? markup`<td>${findings[index] ?? ''}</td>` : nothing;
    return markup`<tr><th scope="row">${bundleName(bundle, several)}</th>${numbers}<td><span class="effect ${effect}">${effectWords[effect]}</span></td>${told}<td><code>${bundle.stateVersion}</code></td></tr>`;
  });
  const head = [
    columnTitle('Bundle'),
    ...['Delete', 'Update', 'Create'].map(numberTitle),
    ...['Effect', ...(isTold ? ['Findings (estimate)'] : []), 'State version'].map(columnTitle),
  ];
  return markup`${tableOf('Changes by bundle', head, parts)}${leftOut(left, 'bundle')}`;
}

/** What an apply made of each bundle, and why. */
export function resultTable(results: readonly AppliedBundle[]): Html {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const { parts, left } = takeWithin(
    results,
    budgets.tables,
    ({ bundle, outcome }) =>
      markup`<tr><th scope="row">${bundleName(bundle, several)}</th><td><strong class="result ${outcome.result}">${resultWords[outcome.result]}</strong></td><td>${outcome.reason ?? resultReasons[outcome.result]}</td></tr>`,
  );
  return markup`${tableOf('What the apply made of each bundle', ['Bundle', 'Result', 'Why'].map(columnTitle), parts)}${leftOut(left, 'bundle')}`;
}

/** What made this page, and the plan that it shows. */
export function smallPrint(outcome: Outcome, { version }: HtmlView): Html {
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest =
    plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, 'bundle')}.`;
  return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
