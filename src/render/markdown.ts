import { movedOf } from '../domain/github.ts';
import type { Outcome } from '../domain/plan.ts';
import { tellImpact } from './impact-words.ts';
import { cautionBlock, changeBlocks, type Detail, plainDetail, triangulationBlock } from './markdown/change.ts';
import { failureBlock, guardBlock, problemBlock, staleBlocks } from './markdown/refusal.ts';
import {
  bundleTable,
  join,
  layOut,
  type Markdown,
  md,
  nothing,
  ours,
  type Page,
  resultTable,
  toMarkdown,
} from './markdown/text.ts';
import { isRollback, type MarkdownView, shownExplained, shownPlan } from './shown-plan.ts';
import { liveIn } from './cautions.ts';
import { headlineOf } from './verdict.ts';

/** Leaves room below GitHub's 65,536 for the record and for links. */
const defaultBudget = 60_000;

/**
 * An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): objects
 * shrink and go as wholes, the dangerous ones last, and the counts never. Whatever comes from files or the platform stands in code.
 */
export function renderMarkdown(outcome: Outcome, view: MarkdownView): string {
  return layOut(outcomePage(outcome, plainDetail), view.budget ?? defaultBudget);
}

/** An outcome by its parts. */
export function outcomePage(outcome: Outcome, detail: Detail): Page {
  const body = isBare(outcome) ? null : bodies[outcome.kind];
  return {
    head: [headline(outcome)],
    parts: (eighth) => [...alerts(outcome, eighth, detail), ...tables(outcome, eighth), failure(outcome, 2 * eighth)],
    body: body === null ? null : (budget) => body(outcome, budget, detail),
    problems: (budget) => problemBlock(outcome.problems, budget),
    foot: footer(outcome),
  };
}

/** Whether there is nothing to show: no change, and none that is live already. */
const isBare = (outcome: Outcome): boolean =>
  outcome.kind === 'no-changes' && liveIn(shownExplained(outcome).triangulation ?? null).length === 0;

function headline(outcome: Outcome): Markdown {
  const { before, slug, after } = headlineOf(outcome);
  return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}

function alerts(outcome: Outcome, budget: number, { consent }: Detail): Markdown[] {
  const plan = shownPlan(outcome);
  const guards = 'guards' in outcome ? outcome.guards : [];
  const { triangulation = null } = shownExplained(outcome);
  return [plan === null ? nothing : cautionBlock(plan, budget, triangulation), guardBlock(guards, budget, consent)];
}

function tables(outcome: Outcome, budget: number): Markdown[] {
  const plan = shownPlan(outcome);
  const results = 'results' in outcome ? outcome.results : [];
  const { impact = null, triangulation = null } = shownExplained(outcome);
  return [
    plan === null ? nothing : bundleTable(plan, budget, impact),
    plan === null ? nothing : triangulationBlock(plan, budget, triangulation),
    resultTable(results, budget),
  ];
}

const failure = (outcome: Outcome, budget: number): Markdown =>
  outcome.kind === 'failed' ? failureBlock(outcome.error, budget) : nothing;

/** What each kind shows below its tables. */
const bodies = {
  valid: null,
  invalid: null,
  'no-changes': changes,
  changes,
  consent: changes,
  stale: (outcome, budget, detail) =>
    'results' in outcome ? staleBlocks(movedOf(outcome.results), budget, detail) : nothing,
  applied: changes,
  partial: changes,
  failed: null,
} as const satisfies Record<Outcome['kind'], ((outcome: Outcome, budget: number, detail: Detail) => Markdown) | null>;

function changes(outcome: Outcome, budget: number, detail: Detail): Markdown {
  const plan = shownPlan(outcome);
  return plan === null ? nothing : changeBlocks(plan, budget, detail, shownExplained(outcome));
}

/** How an apply keeps to what was reviewed. */
const footers = {
  valid: '',
  invalid: '',
  'no-changes': '',
  changes: 'An apply sends exactly this plan (`If-Match`). If the platform changes first, the apply stops and says so.',
  consent: 'Nothing was applied.',
  stale: 'Nothing was applied. Preview again and review what it is now.',
  applied: '',
  partial: 'Preview again to see what is left; running an apply again is safe.',
  failed: '',
} as const satisfies Record<Outcome['kind'], string>;

/** A rollback is not previewed from the files. */
const rollbackFooters: Readonly<Record<Outcome['kind'], string>> = {
  ...footers,
  stale: 'Nothing was rolled back. Make the rollback again and review what it is now.',
  partial: 'Apply the rollback again for what is left; that is safe.',
};

function footer(outcome: Outcome): Markdown {
  const { closing } = tellImpact(shownExplained(outcome).impact ?? null);
  const text = join(
    [
      closing === null ? nothing : toMarkdown(closing),
      ours((isRollback(outcome) ? rollbackFooters : footers)[outcome.kind]),
    ],
    ' ',
  );
  return text.text === '' ? nothing : md`<sub>${text}</sub>`;
}
