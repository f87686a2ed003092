import type { Outcome } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import { failureOf } from './failure.ts';
import { headlineOf } from './headline.ts';
import { cautionBlock } from './markdown/caution.ts';
import { changeBlocks } from './markdown/changes.ts';
import { guardBlock } from './markdown/guards.ts';
import { problemBlock } from './markdown/problems.ts';
import { staleBlocks } from './markdown/stale.ts';
import { bundleTable, resultTable } from './markdown/tables.ts';
import { type Markdown, blocks, fence, md, nothing, ours } from './markdown/template.ts';
import type { MarkdownView } from './view.ts';

/** Leaves room below GitHub's 65,536 for the record and for links. */
const defaultBudget = 60_000;

/**
 * An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): objects
 * shrink and go as wholes, the dangerous ones last, and the counts never. Whatever comes from files or the platform stands in code.
 */
export function renderMarkdown(outcome: Outcome, view: MarkdownView): string {
  const { budget = defaultBudget } = view;
  const part = Math.floor(budget / 8);
  const fixed = [
    headline(outcome),
    ...alerts(outcome, part),
    ...tables(outcome, part),
    failure(outcome, 2 * part),
    footer(outcome),
  ];
  const left = budget - blocks(fixed).text.length - 20;
  const problems = problemBlock(outcome.problems, 'plan' in outcome ? Math.min(part, left) : left);
  const body = bodies[outcome.kind](outcome, left - problems.text.length);
  const [head, ...rest] = fixed;
  return `${blocks([head ?? nothing, ...rest.slice(0, -1), body, problems, ...rest.slice(-1)]).text}\n`;
}

function headline(outcome: Outcome): Markdown {
  const { before, slug, after } = headlineOf(outcome);
  return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}

function alerts(outcome: Outcome, budget: number): Markdown[] {
  const plan = planOf(outcome);
  const guards = 'guards' in outcome ? outcome.guards : [];
  return [plan === null ? nothing : cautionBlock(plan, budget), guardBlock(guards, budget)];
}

function tables(outcome: Outcome, budget: number): Markdown[] {
  const plan = planOf(outcome);
  const results = 'results' in outcome ? outcome.results : [];
  return [plan === null ? nothing : bundleTable(plan, budget), resultTable(results, budget)];
}

/** A stale plan says nothing of what would happen now, so its counts and alerts are not shown. */
const planOf = (outcome: Outcome): Plan | null => ('plan' in outcome && outcome.kind !== 'stale' ? outcome.plan : null);

/** What each kind shows below its tables. */
const bodies = {
  valid: () => nothing,
  invalid: () => nothing,
  'no-changes': () => nothing,
  changes: (outcome, budget) => changes(outcome, budget),
  consent: (outcome, budget) => changes(outcome, budget),
  stale: (outcome, budget) => ('results' in outcome ? staleBlocks(outcome.results, budget) : nothing),
  applied: (outcome, budget) => changes(outcome, budget),
  partial: (outcome, budget) => changes(outcome, budget),
  failed: () => nothing,
} as const satisfies Record<Outcome['kind'], (outcome: Outcome, budget: number) => Markdown>;

function changes(outcome: Outcome, budget: number): Markdown {
  const plan = planOf(outcome);
  return plan === null ? nothing : changeBlocks(plan, budget);
}

function failure(outcome: Outcome, budget: number): Markdown {
  if (outcome.kind !== 'failed') return nothing;
  const { message, hint, facts } = failureOf(outcome.error);
  const lines = [...message.split('\n').slice(0, 8), facts.join(', '), hint === null ? '' : `fix: ${hint}`];
  return fence(
    lines.filter((line) => line !== ''),
    'text',
    Math.floor(budget / 10),
  );
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

function footer(outcome: Outcome): Markdown {
  const text = footers[outcome.kind];
  return text === '' ? nothing : md`<sub>${ours(text)}</sub>`;
}
