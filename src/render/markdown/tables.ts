import type { Impact } from '../../domain/impact.ts';
import type { AppliedBundle } from '../../domain/outcome.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { effectWords, resultReasons, resultWords } from '../words/labels.ts';
import { fit } from './fit.ts';
import { type Markdown, lines, nothing, ours, row } from './template.ts';

/** Counts, effect and state version of each bundle that changes, and where an impact tells it, what that does to findings. */
export function bundleTable(plan: Plan, budget: number, impact: Impact | null = null): Markdown {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const several = hasSeveralDeployments(plan.bundles);
  const findings = changing.map(tellImpact(impact).wordsOf);
  const isTold = findings.some((words) => words !== null);
  const rows = changing.map((bundle, index) => () => {
    const { deletes, updates, creates, effect } = summarize(bundle.changes);
    const told = isTold ? ours(` ${findings[index] ?? ''} |`) : nothing;
    return row`| ${nameOf(bundle, several)} | ${deletes} | ${updates} | ${creates} | ${ours(effectWords[effect])} |${told} ${bundle.stateVersion} |`;
  });
  const [title, line] = isTold ? [' Findings |', '---|'] : ['', ''];
  const head = `| Bundle | Delete | Update | Create | Effect |${title} State version |\n|---|--:|--:|--:|---|${line}---|`;
  return table(head, rows, budget);
}

/** What an apply made of each bundle, and why. */
export function resultTable(results: readonly AppliedBundle[], budget: number): Markdown {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const rows = results.map(({ bundle, outcome }) => () => {
    const reason = outcome.reason === null ? ours(resultReasons[outcome.result]) : row`${outcome.reason}`;
    return row`| ${nameOf(bundle, several)} | **${ours(resultWords[outcome.result])}** | ${reason} |`;
  });
  return table('| Bundle | Result | Why |\n|---|---|---|', rows, budget);
}

const nameOf = (bundle: PlannedBundle, several: boolean): Markdown =>
  several ? row`${bundle.deployment.slug} ${ours(bundle.kind)}` : ours(bundle.kind);

/** Rows by whole lines; how many are left out is said below. */
function table(head: string, rows: readonly (() => Markdown)[], budget: number): Markdown {
  if (rows.length === 0) return nothing;
  const pieces = rows.map((make) => ({ rank: 0, sizes: [() => make().text] }));
  const { texts, dropped } = fit(pieces, budget - head.length - 50);
  const rest = dropped.length === 0 ? '' : `\nand ${count(dropped.length, 'more bundle')}`;
  return ours(`${lines([ours(head), ...texts.map(ours)]).text}${rest === '' ? '' : `\n${rest}`}`);
}
